"""Web Push: a browser shows the call, also while no page of it is open (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]  # the library has no types
from pywebpush import WebPusher, WebPushException  # type: ignore[import-untyped]  # nor has this one

from landsraad.server.away.reach import Reach, host_of
from landsraad.server.away.way import Forbidden, Unsent
from landsraad.server.away.words import Call

KEPT: Final = 86400  # seconds that the service keeps a call for a browser that is not running
VALID: Final = 12 * 3600  # seconds that a signature holds
KEY_BYTES: Final = 65  # of a browser's public key, and AUTH_BYTES of its secret
AUTH_BYTES: Final = 16
# The order of the group of the curve secp256r1: a private key is a number below it.
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


class Push:
    """Sends to the push services of browsers.

    secret   what the key of this server is made from, the same for all workers and for good: browsers know the server
             by its key
    contact  `mailto:...` or `https://...`: whom the services may turn to
    """

    def __init__(self, secret: str, contact: str, reach: Reach) -> None:
        made = hmac.new(secret.encode(), b"landsraad push", hashlib.sha512).digest()
        key = ec.derive_private_key(int.from_bytes(made, "big") % (ORDER - 1) + 1, ec.SECP256R1())
        self._vapid = Vapid02(key)
        self._contact = contact
        self._reach = reach
        point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def read(self, address: str) -> str:
        """A subscription as browsers give it, as it is kept. Raises Forbidden for what is none."""
        try:
            given = json.loads(address)
            endpoint, keys = given["endpoint"], given["keys"]
            kept = {"endpoint": endpoint, "keys": {"p256dh": keys["p256dh"], "auth": keys["auth"]}}
            lengths = [len(_decode(keys[name])) for name in ("p256dh", "auth")]
        except (ValueError, KeyError, TypeError) as error:
            raise Forbidden("that is no subscription") from error
        if lengths != [KEY_BYTES, AUTH_BYTES] or not isinstance(endpoint, str):
            raise Forbidden("that is no subscription")
        self._reach.check(endpoint)
        return json.dumps(kept)

    async def send(self, address: str, call: Call) -> None:
        """Send a call. Raises Unsent, Forbidden."""
        subscription: dict[str, Any] = json.loads(address)
        endpoint: str = subscription["endpoint"]
        shown = {"title": call.title, "body": call.text, "link": call.link, "tag": f"{call.table}-{call.kind}"}
        try:
            body = WebPusher(subscription).encode(json.dumps(shown, ensure_ascii=False).encode())["body"]
        except (WebPushException, ValueError) as error:
            raise Unsent("its keys are no keys", gone=True) from error
        scheme, _, rest = endpoint.partition("://")
        claims = {"aud": f"{scheme}://{rest.partition('/')[0]}", "sub": self._contact, "exp": int(time.time()) + VALID}
        headers = {"TTL": str(KEPT), "Urgency": "high", "Content-Encoding": "aes128gcm"}
        await self._reach.post(endpoint, body, headers | self._vapid.sign(claims))

    @staticmethod
    def label(address: str) -> str:
        """What is told of it."""
        return host_of(json.loads(address)["endpoint"])


def _decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
