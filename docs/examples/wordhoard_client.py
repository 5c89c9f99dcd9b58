#!/usr/bin/env python3
"""A Wordhoard client in Python with the standard library only, written from docs/protocol.md.

    wordhoard_client.py http://localhost:3000 --game take-my-word --seats 3 --bot keen

Creates a room, fills the other seats with bots, plays a whole match with simple moves, prints what happens, downloads the
record, checks the commitment to the seed, and ends with one line of JSON.
"""

import argparse
import base64
import hashlib
import http.client
import json
import os
import secrets
import socket
import struct
import sys
import time
from urllib.parse import urlsplit

VERSION = 2


class WebSocket:
    """Just enough of RFC 6455 for this protocol: text messages, pings and close."""

    def __init__(self, host, port, cookie):
        self.socket = socket.create_connection((host, port), timeout=60)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self.buffer:
            self._receive()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(head.split(b"\r\n")[0].decode())
        # The answer proves that the server understood the handshake and is not a cache or a proxy.
        expected = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        if expected not in head:
            raise ConnectionError("the server does not speak WebSocket")

    def _receive(self):
        chunk = self.socket.recv(65536)
        if not chunk:
            raise ConnectionError("the connection was lost")
        self.buffer += chunk

    def _take(self, count):
        while len(self.buffer) < count:
            self._receive()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def _send_frame(self, opcode, payload):
        # Clients must mask what they send.
        mask = os.urandom(4)
        length = len(payload)
        if length < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | length)
        else:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, length)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def send(self, message):
        self._send_frame(1, json.dumps(message).encode())

    def receive(self):
        """The next message. Answers pings on the way: the server disconnects clients that do not."""
        text = b""
        while True:
            first, second = self._take(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self._take(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self._take(8))
            payload = self._take(length)
            opcode = first & 0x0F
            if opcode == 9:
                self._send_frame(10, payload)
            elif opcode == 8:
                code = struct.unpack("!H", payload[:2])[0] if payload else 1005
                raise ConnectionError(f"closed with {code}: {payload[2:].decode()}")
            elif opcode in (0, 1):
                text += payload
                if first & 0x80:
                    return json.loads(text)

    def close(self):
        self.socket.close()


class Client:
    """A person: a cookie, a room, and the latest step of the match."""

    def __init__(self, address):
        parts = urlsplit(address)
        self.host, self.port = parts.hostname, parts.port or 80
        self.cookie = ""
        self.socket = None
        self.room = self.step = None
        self.you = -1
        self.commitment = None
        self.request("GET", "/api/me")

    def request(self, method, path, body=None):
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        headers = {"Cookie": self.cookie}
        if body is not None:
            headers["Content-Type"] = "application/json"
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        if answer.getheader("Set-Cookie"):
            self.cookie = answer.getheader("Set-Cookie").split(";")[0]
        text = answer.read().decode()
        connection.close()
        if answer.status >= 400:
            raise ConnectionError(f"{path}: {answer.status} {text}")
        return json.loads(text) if answer.getheader("Content-Type", "").startswith("application/json") else text

    def enter(self, room, name):
        """Connects and enters; after a lost connection the same call continues the match."""
        self.socket = WebSocket(self.host, self.port, self.cookie)
        match, n = (self.step["match"], self.step["n"]) if self.step else (None, 0)
        enter = {"t": "enter", "version": VERSION, "build": None, "room": room, "name": name, "match": match, "n": n}
        self.socket.send(enter)
        self.room = None
        while self.room is None:
            self.read()

    def read(self):
        """Reads one message, remembers what it says, and returns it."""
        message = self.socket.receive()
        kind = message["t"]
        if kind == "room":
            self.room, self.you = message["room"], message["you"]
        elif kind == "step":
            # After a reconnect a step may be older than the one we have.
            if self.step is None or message["match"] != self.step["match"] or message["n"] >= self.step["n"]:
                for act in message["told"]:
                    if self.step is None or message["match"] != self.step["match"] or act["n"] > self.step["n"]:
                        for line in act["lines"]:
                            print(line)
                self.step = message
            self.commitment = self.commitment or message["commitment"]
        elif kind in ("bye", "outdated"):
            raise ConnectionError(message["sentence"])
        return message

    def ask(self, message):
        """Sends a message and returns its answer. Sends it again if it came too fast or failed."""
        message = {**message, "id": secrets.token_hex(8)}
        while True:
            self.socket.send(message)
            while True:
                answer = self.read()
                if message["id"] in (answer.get("id"), answer.get("to")):
                    break
            if answer["t"] != "refused" or answer["code"] not in ("TOO_FAST", "OUR_FAULT"):
                return answer
            time.sleep(0.5)

    def command(self, **command):
        answer = self.ask({"t": "command", "command": command})
        if answer["t"] == "refused":
            raise ValueError(answer["sentence"])

    def hint(self):
        """A legal move; None if none is given right now."""
        answer = self.ask({"t": "hint", "level": "casual"})
        if answer["t"] == "refused" and answer["code"] != "NO_HINT":
            raise ValueError(answer["sentence"])
        return answer.get("text")

    def act(self, text):
        """Makes a move; returns None, or the refusal."""
        answer = self.ask({"t": "act", "match": self.step["match"], "text": text})
        return answer if answer["t"] == "refused" else None


# --- Playing ------------------------------------------------------------------------------------------------------------
# A player of a game gets the view and yields moves to try, best first. If all of them are refused, or there is no player for
# the game, the client asks the server for a hint, which one person alone against bots may do every three seconds.

WORDS = """AND ARE ATE CAT DOG EAR EAT END ERA HAT HEN HIT HOT ICE INN ION LET NET NOT OAR OLD ONE ORE OUR OWE OWN RAN RAT RED
RIB ROD ROT RUN SAD SEA SET SIN SIT SKI SON SUN TAN TEA TEN TIE TIN TOE TON VAN WAR WED WET WIN NOTE RATE STAR TEAR TONE""".split()


def can_spell(word, letters):
    return all(word.count(letter) <= letters.count(letter) for letter in word)


def play_word_xchange(view, seat):
    for word in sorted(WORDS, key=len, reverse=True):
        if can_spell(word, view["board"]):
            yield f"make {word}"
    yield "end"


def play_take_my_word(view, seat):
    if view["phase"] == "switch":
        yield "stay"
    if not view["row"]["slots"]:
        cards = [card for card in view["players"][seat]["hand"] if card[1] != "?"]
        for word in WORDS:
            if can_spell(word, [card[1] for card in cards]):
                left = list(cards)
                spelled = [left.pop(next(i for i, card in enumerate(left) if card[1] == letter)) for letter in word]
                yield "play " + " ".join(spelled)
    yield "pass"


PLAYERS = {"word-xchange": play_word_xchange, "take-my-word": play_take_my_word}


def moves_to_try(client):
    game, step = client.room["game"], client.step
    if game in PLAYERS:
        yield from PLAYERS[game](step["view"], step["seat"])
    while client.step["n"] == step["n"]:
        hint = client.hint()
        if hint is not None:
            yield hint


def is_my_turn(step):
    return step["seat"] in step["status"]["toAct"]


def play(client, most_acts):
    """Plays until the match is over or this client has made so many moves; returns how many it made."""
    acts = 0
    while acts < most_acts and client.step["status"]["outcome"] is None:
        if not is_my_turn(client.step):
            client.read()
            continue
        n = client.step["n"]
        for text in moves_to_try(client):
            refused = client.act(text)
            if refused is None:
                acts += 1
            else:
                print(f"{text}: {refused['sentence']}")
            # Somebody else, or the clock, may have been faster.
            if refused is None or client.step["n"] != n:
                break
    return acts


def main():
    parser = argparse.ArgumentParser(description="Plays a match of Wordhoard.")
    parser.add_argument("address")
    parser.add_argument("--game", default="word-xchange")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="casual")
    parser.add_argument("--options", default="{}", help="options of the match, as JSON")
    parser.add_argument("--acts", type=int, default=1000, help="stop after this many moves")
    parser.add_argument("--reconnect", action="store_true", help="lose the connection once, to try coming back")
    arguments = parser.parse_args()

    client = Client(arguments.address)
    room = client.request("POST", "/api/rooms", {"game": arguments.game, "seats": arguments.seats})["room"]
    client.enter(room, "Monty")
    client.command(do="options", preset="rulebook", options=json.loads(arguments.options))
    for seat in range(1, arguments.seats):
        client.command(do="bot", seat=seat, level=arguments.bot)
    client.command(do="start")
    while client.step is None:
        client.read()
    acts = 0
    if arguments.reconnect:
        acts = play(client, 1)
        client.socket.close()
        client.enter(room, None)
    acts += play(client, arguments.acts - acts)

    step = client.step
    result = {"room": room, "match": step["match"], "acts": acts, "n": step["n"], "outcome": step["status"]["outcome"]}
    if step["seed"] is not None:
        # The server promised this hash before the first move, so it did not choose the seed afterwards.
        promised = hashlib.sha256(f"wordhoard {step['seed']}".encode()).hexdigest()
        result["honest"] = promised == client.commitment
        record = client.request("GET", f"/api/matches/{step['match']}/record")
        result["recordLines"] = record.count("\n")
    client.socket.close()
    print(json.dumps(result))


if __name__ == "__main__":
    try:
        main()
    except (ConnectionError, ValueError) as error:
        sys.exit(str(error))
