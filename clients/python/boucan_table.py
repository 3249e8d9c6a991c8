"""A seat at a table of a Boucan server, from Python. One file. By socket where the package websockets is installed (Debian: python3-websockets);
otherwise the standard library alone, by long polling.

    import boucan_table, random

    me = boucan_table.Client("https://boucan.example", token="boucan_…")       # a token from the settings page
    table = me.open("brethren", seats=3, bots=[None, "level2", "level2"], start=True)
    end = me.play(table, lambda turn: random.choice(turn["asked"]["offers"])["choice"])
    print(end["result"])

The addresses are described at /api/docs of the server. Give several addresses if the server has several nodes: if one is gone, the next is asked.
"""

import asyncio
import hashlib
import http.client
import json
import secrets
import time
import urllib.parse

try:
    import websockets
except ImportError:  # then it is long polling
    websockets = None

PATIENCE = 120  # seconds in which a server that is gone may come back
PROTOCOL = 5  # of the socket


class Refused(Exception):
    """The server said no; the message says what to do."""

    def __init__(self, status, error, message):
        super().__init__(message)
        self.status = status
        self.error = error


def commitment(entropy):
    """What binds you to what you add to the dice."""
    return hashlib.sha256(bytes.fromhex(entropy)).hexdigest()


def changed(value, change):
    """A value after a change, as the socket tells it: [it is this now], or what became of its members; None: it is gone."""
    if isinstance(change, list):
        return change[0]
    if isinstance(value, list):
        return [changed(one, change[str(i)]) if str(i) in change else one for i, one in enumerate(value)]
    after = {name: one for name, one in (value or {}).items() if change.get(name, 0) is not None}
    after.update({name: changed(after.get(name), how) for name, how in change.items() if how is not None})
    return after


def todo_in(view):
    """What there is to do for whoever sees this table."""
    if view["phase"] == "over":
        return "over"
    viewer, dice, asked = view["viewer"], view["dice"], view["asked"]
    if view["phase"] == "playing":
        return "choose" if asked and any(not offer["because"] for offer in asked["offers"]) else "wait"
    if viewer == "table":
        return "sit" if dice["until"] is None and any(seat["kind"] == "empty" for seat in view["seats"]) else "wait"
    waits = dice["until"] is not None and dice["reveals"][viewer] is None and dice["commits"][viewer] is not None
    return "reveal" if waits else "wait"


def turn_of(table, view):
    """A view of the socket as long polling would tell it, without words."""
    asked = view["asked"]
    offers = [{"choice": o["choice"], "words": None, "finality": o.get("finality")} for o in asked["offers"] if not o["because"]] if asked else []
    return {
        **{name: view[name] for name in ("n", "phase", "terms", "seats", "host", "clocks", "result")},
        "table": table,
        "todo": todo_in(view),
        "seat": None if view["viewer"] == "table" else view["viewer"],
        "asked": asked and {"question": asked["question"], "rule": asked["rule"], "words": None, "offers": offers},
        "view": view["match"],
    }


class Client:
    def __init__(self, urls, token, socket=websockets is not None):
        self.urls = [urls] if isinstance(urls, str) else list(urls)
        self.token = token
        self.socket = socket  # whether to play by socket
        self._entropy = {}  # by table
        self._connection = None

    # ---- what can be asked -------------------------------------------------------------------------------------------------

    def games(self, lang="en"):
        return self.call("GET", f"/games?lang={lang}")["games"]

    def tables(self):
        return self.call("GET", "/tables")

    def open(self, game, seats, bots=(), packs=(), options=None, clock=None, visibility="unlisted", start=False):
        """Open a table and sit down at its first seat without a bot. Gives its id."""
        entropy = secrets.token_hex(16)
        wish = {
            "game": game,
            "seats": seats,
            "bots": list(bots),
            "packs": list(packs),
            "options": options or {},
            "clock": clock or {"kind": "none"},
            "visibility": visibility,
            "commits": commitment(entropy),
            "start": start,
        }
        table = self.call("POST", "/tables", wish)["table"]
        self._entropy[table] = entropy
        return table

    def turn(self, table, wait=25, key=None, words="none"):
        """What there is to do: turn["todo"] is sit, reveal, choose, wait or over."""
        query = urllib.parse.urlencode({"wait": wait, "words": words, **({"key": key} if key else {})})
        return self.call("GET", f"/tables/{table}/turn?{query}", patience=wait + 10)

    def sit(self, table, seat=None, key=None):
        entropy = self._entropy.setdefault(table, secrets.token_hex(16))
        return self._do(table, "sit", {"commits": commitment(entropy), **({} if seat is None else {"seat": seat})}, key)

    def reveal(self, table, key=None):
        return self._do(table, "reveal", {"entropy": self._entropy[table]}, key)

    def start(self, table):
        return self._do(table, "start", {})

    def choose(self, table, choice, key=None):
        return self._do(table, "choose", {"choice": choice}, key)

    def say(self, table, text, key=None):
        return self._do(table, "say", {"text": text}, key)

    def challenges(self, wait=25):
        """Tables to which people have invited this bot."""
        return self.call("GET", f"/challenges?wait={wait}", patience=wait + 10)["challenges"]

    def play(self, table, choose, key=None, words="none"):
        """Sit down if there is a seat, and play to the end. choose(turn) gives one of turn["asked"]["offers"], or its place in the list.

        Whoever wants words has them by long polling.
        """
        if self.socket and words == "none":
            return asyncio.run(self._play_by_socket(table, choose, key))
        while True:
            turn = self.turn(table, key=key, words=words)
            try:
                if turn["todo"] == "over":
                    return turn
                if turn["todo"] == "sit":
                    self.sit(table, key=key)
                elif turn["todo"] == "reveal":
                    self.reveal(table, key=key)
                elif turn["todo"] == "choose":
                    said = choose(turn)
                    self.choose(table, turn["asked"]["offers"][said]["choice"] if isinstance(said, int) else said, key=key)
            except Refused as refused:
                if refused.error != "refused":
                    raise
                time.sleep(0.05)  # the question is another one by now: look again

    async def _play_by_socket(self, table, choose, key):
        until = time.monotonic() + PATIENCE
        while True:
            try:
                async with self._connect() as socket:
                    async for turn in self._turns(socket, table, choose, key):
                        until = time.monotonic() + PATIENCE
                        if turn["todo"] == "over":
                            return turn
            except (OSError, asyncio.TimeoutError, websockets.exceptions.WebSocketException):
                pass  # the server is gone, or lets us go
            if time.monotonic() > until:
                raise Refused(503, "unavailable", "The server does not answer.")
            self._elsewhere()
            await asyncio.sleep(0.5)

    def _connect(self):
        url = urllib.parse.urlsplit(self.urls[0])
        address = f"{'wss' if url.scheme == 'https' else 'ws'}://{url.netloc}{url.path}/ws"
        headers = {"authorization": f"Bearer {self.token}"}
        named = "additional_headers" if int(websockets.__version__.split(".")[0]) >= 14 else "extra_headers"
        return websockets.connect(address, max_size=None, **{named: headers})

    async def _turns(self, socket, table, choose, key):
        """Does what there is to do, one thing after the other, and gives every turn."""
        await socket.send(json.dumps({"type": "hello", "v": PROTOCOL}))
        watch = json.dumps({"type": "watch", "table": table, **({"key": key} if key else {})})
        await socket.send(watch)
        view, waiting, known = None, None, 0  # `waiting`: for the answer to this; `known`: what was done is in views from here on
        async for text in socket:
            message = json.loads(text)
            kind = message["type"]
            if kind == "table" and message["table"] == table:
                view = message["view"]
            elif kind == "change" and message["table"] == table:
                if view is None or view["n"] != message["base"]:
                    await socket.send(watch)
                    continue
                view = changed(view, message["change"])
            elif kind in ("done", "refused") and message["id"] == waiting:
                waiting, known = None, message.get("n", 0)
            elif kind == "error":
                if message["error"] not in ("too-fast", "unavailable", "stopping"):
                    raise Refused(400, message["error"], message["message"])
                await asyncio.sleep(0.5)
                if message.get("id") == waiting:
                    waiting = None
                else:
                    await socket.send(watch)
            else:
                continue
            if view is None or waiting is not None or view["n"] < known:
                continue
            turn = turn_of(table, view)
            yield turn
            command = self._command(table, turn, choose)
            if command is not None:
                waiting = secrets.token_hex(8)
                await socket.send(json.dumps({"type": "do", "id": waiting, "table": table, "command": command}))

    def _command(self, table, turn, choose):
        seat, todo = turn["seat"], turn["todo"]
        if todo == "sit":
            empty = next(i for i, one in enumerate(turn["seats"]) if one["kind"] == "empty")
            return {"do": "sit", "seat": empty, "commits": commitment(self._entropy.setdefault(table, secrets.token_hex(16)))}
        if todo == "reveal":
            return {"do": "reveal", "seat": seat, "entropy": self._entropy[table]}
        if todo == "choose":
            said = choose(turn)
            return {"do": "choose", "seat": seat, "choice": turn["asked"]["offers"][said]["choice"] if isinstance(said, int) else said}
        return None

    # ---- how it travels ----------------------------------------------------------------------------------------------------

    def _do(self, table, what, body, key=None):
        # With an id of its own it may be sent again, and counts once.
        path = f"/tables/{table}/{what}" + (f"?{urllib.parse.urlencode({'key': key})}" if key else "")
        return self.call("POST", path, {**body, "id": secrets.token_hex(8)})

    def call(self, method, path, body=None, patience=15):
        until = time.monotonic() + PATIENCE
        pause = 0.1
        while True:
            try:
                status, said = self._once(method, path, body, patience)
            except (OSError, http.client.HTTPException, ValueError):
                status, said = 503, {"error": "unavailable", "message": "The server does not answer."}
                self._elsewhere()
            if status < 400:
                return said
            if status not in (429, 502, 503, 504) or time.monotonic() > until:
                raise Refused(status, said.get("error"), said.get("message"))
            time.sleep(pause)
            pause = min(2 * pause, 5)

    def _once(self, method, path, body, patience):
        url = urllib.parse.urlsplit(self.urls[0])
        if self._connection is None:
            secure = url.scheme == "https"
            self._connection = (http.client.HTTPSConnection if secure else http.client.HTTPConnection)(url.netloc, timeout=patience)
        self._connection.timeout = patience
        if self._connection.sock is not None:
            self._connection.sock.settimeout(patience)
        headers = {"authorization": f"Bearer {self.token}"}
        if body is not None:
            headers["content-type"] = "application/json"
        self._connection.request(method, f"{url.path}/api/v1{path}", None if body is None else json.dumps(body), headers)
        reply = self._connection.getresponse()
        text = reply.read()
        return reply.status, json.loads(text) if text else {}

    def _elsewhere(self):
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self.urls.append(self.urls.pop(0))
