"""E-mail, through the mail server that the host names."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from landsraad.server.away.way import Forbidden, Unsent
from landsraad.server.away.words import Call

PATIENCE: Final = 15.0  # seconds for each step
PORTS: Final = {"smtp": 587, "smtps": 465}
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
LONGEST: Final = 254


class Mail:
    """Sends letters.

    url     `smtp://user:password@host:587`, `smtps://...` for TLS from the beginning; smtp goes over to TLS where the
            server offers it, and gives no password away before
    sender  the address that they come from
    Raises ValueError for settings that cannot be.
    """

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in PORTS or not parts.hostname:
            raise ValueError("LANDSRAAD_MAIL must be smtp://user:password@host:587 or smtps://...")
        if not ADDRESS.fullmatch(sender):
            raise ValueError("LANDSRAAD_MAIL needs LANDSRAAD_MAIL_FROM, the address that its letters come from")
        self._sender = sender
        self._secure = parts.scheme == "smtps"
        self._host, self._port = parts.hostname, parts.port or PORTS[parts.scheme]
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")

    def read(self, address: str) -> str:
        """An address as it is kept. Raises Forbidden for what is none."""
        tidy = address.strip()
        if len(tidy) > LONGEST or not ADDRESS.fullmatch(tidy):
            raise Forbidden("that is no address")
        return tidy

    async def send(self, address: str, call: Call) -> None:
        """Send a call. Raises Unsent."""
        try:
            await asyncio.to_thread(self._send, self._letter(address, call))
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise Unsent("refused", gone=all(code in (550, 551, 553) for code in codes)) from error
        except (smtplib.SMTPException, OSError) as error:
            raise Unsent(type(error).__name__) from error

    def _letter(self, address: str, call: Call) -> EmailMessage:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = f"Landsraad <{self._sender}>", address, call.title
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self._sender.partition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        if call.stop:
            letter["List-Unsubscribe"] = f"<{call.stop}>"
        letter.set_content(call.whole)
        return letter

    def _send(self, letter: EmailMessage) -> None:
        context = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(self._host, self._port, timeout=PATIENCE, context=context)
            if self._secure
            else smtplib.SMTP(self._host, self._port, timeout=PATIENCE)
        ) as server:
            if not self._secure:
                server.ehlo()
                if server.has_extn("starttls"):
                    server.starttls(context=context)
                elif self._user:
                    raise smtplib.SMTPNotSupportedError("no TLS for the password")
            if self._user:
                server.login(self._user, self._password)
            server.send_message(letter)

    @staticmethod
    def label(address: str) -> str:
        """What is told of it."""
        return address
