import { ApiError } from "../../app/api";

/** The subscription of this browser to calls of the server with this key, as text. Rejects with an ApiError. */
export async function subscribed(key: string): Promise<string> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) throw new ApiError("no_push", 0);
  if ((await Notification.requestPermission()) !== "granted") throw new ApiError("push_denied", 0);
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const wanted = { userVisibleOnly: true, applicationServerKey: key };
    return JSON.stringify(await pushManager.subscribe(wanted));
  } catch (error) {
    throw new ApiError("no_push", 0, {}, String(error));
  }
}
