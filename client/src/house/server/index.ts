/** Tables that stand at a server. */
import type { House } from "../house";

export const house: House = {
  isAlone: false,
  memory: "aevum.",

  openWire(table, hearer) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${table}`);
    socket.onopen = () => hearer.opened();
    socket.onmessage = (message) => hearer.heard(String(message.data));
    socket.onclose = (event) => hearer.closed(event.code);
    return {
      send(text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  },

  reach: (path, how) => fetch(path, { ...how, credentials: "same-origin" }),
  pathOf: ({ pathname }) => pathname,
  hrefOf: (path) => path,
};
