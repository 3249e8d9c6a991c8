"""A seat at a table of a Boucan server, from Python. One file, standard library alone, by long polling.

    import boucan_table, random

    me = boucan_table.Client("https://boucan.example", token="boucan_…")       # a token from the settings page
    table = me.open("brethren", seats=3, bots=[None, "level2", "level2"], start=True)
    end = me.play(table, lambda turn: random.choice(turn["asked"]["offers"])["choice"])
    print(end["result"])

The addresses are described at /api/docs of the server. Give several addresses if the server has several nodes: if one is gone, the next is asked.
"""

import hashlib
import http.client
import json
import secrets
import time
import urllib.parse

PATIENCE = 120  # seconds in which a server that is gone may come back


class Refused(Exception):
    """The server said no; the message says what to do."""

    def __init__(self, status, error, message):
        super().__init__(message)
        self.status = status
        self.error = error


def commitment(entropy):
    """What binds you to what you add to the dice."""
    return hashlib.sha256(bytes.fromhex(entropy)).hexdigest()


class Client:
    def __init__(self, urls, token):
        self.urls = [urls] if isinstance(urls, str) else list(urls)
        self.token = token
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
        """Sit down if there is a seat, and play to the end. choose(turn) gives one of turn["asked"]["offers"], or its place in the list."""
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
