/** Whether this server has a public lobby, according to its page. */
export const hasLobby = document.querySelector("base")?.dataset["lobby"] !== undefined;
/** Whether profiles may have passkeys here, and this browser can do what they need. */
export const hasPasskeys = document.querySelector("base")?.dataset["passkeys"] !== undefined && "PublicKeyCredential" in globalThis;
