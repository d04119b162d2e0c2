// A boardgame.io server with a card game of WAT-AAH!'s size: 94 cards, hidden hands, three choices a
// turn (draw; place a pair or pass; discard).
//
//     node peer.cjs PORT [FOLDER]
//
// Stored in memory, as boardgame.io does by default, or in files, by the storage that comes with it.
const { FlatFile, Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const CLANS = 10;

function setup({ ctx, random }) {
  const cards = [];
  for (let n = 0; n < 94; n++) cards.push({ id: n, clan: n % CLANS, strength: (n % 6) + 1 });
  const deck = random.Shuffle(cards);
  const players = {};
  const board = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    players[seat] = { hand: deck.splice(0, 8) };
    board[seat] = { clans: {}, corruption: [], size: 8 };
  }
  return { secret: { deck }, players, board, jigoku: [], step: "draw", left: deck.length };
}

/** What may be done now: sent along, as our server does for its clients. */
function legal(G, seat) {
  if (G.step === "draw") return [["draw"]];
  const hand = G.players[seat].hand;
  if (G.step === "discard") return hand.map((card) => ["discard", card.id]);
  const found = [["pass"]];
  for (let clan = 0; clan < CLANS; clan++) {
    if (hand.filter((card) => card.clan === clan).length >= 2) found.push(["place", clan]);
  }
  return found;
}

function allowed(G, seat, ...move) {
  return legal(G, seat).some((choice) => choice.every((part, n) => part === move[n]));
}

const moves = {
  draw: ({ G, playerID, random }) => {
    if (!allowed(G, playerID, "draw")) return INVALID_MOVE;
    if (G.secret.deck.length === 0) {
      G.secret.deck = random.Shuffle(G.jigoku);
      G.jigoku = [];
    }
    G.players[playerID].hand.push(G.secret.deck.pop());
    G.step = "place";
    count(G, playerID);
  },
  place: ({ G, playerID }, clan) => {
    if (!allowed(G, playerID, "place", clan)) return INVALID_MOVE;
    const mine = G.players[playerID].hand;
    const placed = mine.filter((card) => card.clan === clan).slice(0, 2);
    G.players[playerID].hand = mine.filter((card) => !placed.includes(card));
    G.jigoku.push(...(G.board[playerID].clans[clan] ?? []));
    G.board[playerID].clans[clan] = placed;
    G.step = "discard";
    count(G, playerID);
  },
  pass: ({ G, playerID }) => {
    if (!allowed(G, playerID, "pass")) return INVALID_MOVE;
    G.step = "discard";
  },
  discard: ({ G, playerID, events }, id) => {
    if (!allowed(G, playerID, "discard", id)) return INVALID_MOVE;
    const mine = G.players[playerID].hand;
    G.jigoku.push(mine.splice(mine.findIndex((card) => card.id === id), 1)[0]);
    G.step = "draw";
    count(G, playerID);
    events.endTurn();
  },
};

function count(G, seat) {
  G.board[seat].size = G.players[seat].hand.length;
  G.left = G.secret.deck.length;
}

const strip = PlayerView.STRIP_SECRETS;
const game = {
  name: "cards",
  setup,
  moves,
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  playerView: (view) => {
    const seen = strip(view);
    const mine = view.playerID === view.ctx.currentPlayer;
    return { ...seen, legal: mine ? legal(view.G, view.playerID) : [] };
  },
};

const [port, folder] = [Number(process.argv[2]), process.argv[3]];
const db = folder && new FlatFile({ dir: folder });
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(db && { db }) });
// Its lobby answers on its own port: on the game's port, koa 2.16 does not find its routes.
server.run({ port, lobbyConfig: { apiPort: port + 1 }, callback: () => console.log("ready") });
