// boardgame.io with the smallest game there is: a number that goes up by one. Nothing is kept.
const { Server } = require("boardgame.io/server");

const load = {
  name: "load",
  setup: () => ({ number: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    count: ({ G }) => {
      G.number += 1;
    },
  },
};

const server = Server({ games: [load], origins: [] });
server.app.silent = true;
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
