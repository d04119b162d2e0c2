/** Whether this server has a public lobby: it says so in its page. */
export const hasLobby = document.querySelector("base")?.dataset["lobby"] !== undefined;
