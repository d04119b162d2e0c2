/** What the lobby or a tournament shows, over a WebSocket that reconnects by itself. */
import type { InvitationsCard } from "../api/types";

const RETRY_MS = [500, 1000, 2000, 5000];
/** The server refuses permanently: there is no such thing, or we are blocked. */
const REFUSED = 4400;

export class Feed<Card> {
  card = $state.raw<Card | null>(null);
  /** The invitations of the profile that we have sent to the server. */
  invitations = $state.raw<InvitationsCard | null>(null);
  offline = $state(false);
  /** Whether the server has refused permanently. */
  refused = $state(false);

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #closed = false;

  #key: string | null = null;

  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    this.#connect();
    addEventListener("online", this.#again);
  }

  #connect(): void {
    const address = new URL(`api/${this.#path}/stream`, document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(address));
    socket.onopen = () => this.#greet();
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as { type: string };
      if (message.type === "invitations") this.invitations = message as InvitationsCard;
      else this.card = message as Card;
      this.offline = false;
      this.#tries = 0;
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || socket !== this.#socket) return;
      this.offline = true;
      if (code >= REFUSED) {
        this.refused = true;
        return;
      }
      this.#timer = window.setTimeout(() => this.#connect(), RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)]);
    };
  }

  /** Send our profile, so that we receive invitations, too. */
  greet(key: string | null): void {
    this.#key = key;
    this.invitations = null;
    this.#greet();
  }

  #greet(): void {
    if (this.#key && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ key: this.#key }));
  }

  #again = (): void => {
    if (!this.offline) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#again);
    const socket = this.#socket;
    // Browsers warn about a connection that is closed before it is open.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }
}
