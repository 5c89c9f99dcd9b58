#!/usr/bin/env python3
"""Verifies a Wordhoard record without Wordhoard: its line hashes, its commitment, and how the opening follows from the seed.

    verify_deal.py RECORD [packed.bin]

RECORD is a file from GET /api/matches/{id}/record. Wordsters and Word Power also need the cards of the word list, which
every server offers at /lexicon/packed.bin. Prints the opening as JSON. Written from docs/protocol.md, section "Records",
with the standard library only.
"""

import hashlib
import json
import re
import struct
import sys

# --- The record -------------------------------------------------------------------------------------------------------


def read_record(text):
    """Checks the hash chain and the commitment; returns the header as a dict."""
    lines = text.split("\n")
    if lines[-1] != "":
        raise ValueError("the last line is not finished")
    header, previous = {}, ""
    for number, line in enumerate(lines[:-1]):
        found = re.fullmatch(r"(.*) #([0-9a-f]{12})", line)
        if found is None:
            raise ValueError(f"line {number + 1} has no hash")
        content, given = found.groups()
        previous = hashlib.sha256(f"{previous}\n{content}".encode()).hexdigest()[:12]
        if given != previous:
            raise ValueError(f"line {number + 1} was changed")
        name, _, value = content.partition(" ")
        if number == 0 and content != "Wordhoard record 1":
            raise ValueError("this is not a Wordhoard record")
        if number > 0 and not re.match(r"\d", name):
            header[name] = json.loads(value)
    if "end" not in header:
        raise ValueError("the end is missing")
    if hashlib.sha256(f"wordhoard {header['seed']}".encode()).hexdigest() != header["commitment"]:
        raise ValueError("the seed is not the one that was promised at the start")
    return header


# --- The random stream ------------------------------------------------------------------------------------------------
# Python offers only complete SHA-256 hashes. The stream uses the bare compression function on one block without padding,
# so it is written out here.


def _primes(count):
    found = []
    candidate = 2
    while len(found) < count:
        if all(candidate % prime for prime in found):
            found.append(candidate)
        candidate += 1
    return found


def _integer_root(value, power):
    low, high = 0, 1 << (value.bit_length() // power + 1)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**power <= value else (low, middle - 1)
    return low


# The first 32 bits of the fractional parts of square and cube roots of the first primes (FIPS 180-4).
_START = [_integer_root(prime << 64, 2) & 0xFFFFFFFF for prime in _primes(8)]
_ROUNDS = [_integer_root(prime << 96, 3) & 0xFFFFFFFF for prime in _primes(64)]


def _rotate(x, by):
    return (x >> by | x << (32 - by)) & 0xFFFFFFFF


def compress(block):
    """The eight 32-bit words after mixing one block of 64 bytes into the initial state of SHA-256."""
    w = list(struct.unpack(">16I", block))
    for i in range(16, 64):
        s0 = _rotate(w[i - 15], 7) ^ _rotate(w[i - 15], 18) ^ w[i - 15] >> 3
        s1 = _rotate(w[i - 2], 17) ^ _rotate(w[i - 2], 19) ^ w[i - 2] >> 10
        w.append((w[i - 16] + s0 + w[i - 7] + s1) & 0xFFFFFFFF)
    a, b, c, d, e, f, g, h = _START
    for i in range(64):
        s1 = _rotate(e, 6) ^ _rotate(e, 11) ^ _rotate(e, 25)
        t1 = (h + s1 + ((e & f) ^ (~e & g)) + _ROUNDS[i] + w[i]) & 0xFFFFFFFF
        s0 = _rotate(a, 2) ^ _rotate(a, 13) ^ _rotate(a, 22)
        t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) & 0xFFFFFFFF
        a, b, c, d, e, f, g, h = (t1 + t2) & 0xFFFFFFFF, a, b, c, (d + t1) & 0xFFFFFFFF, e, f, g
    return [(x + y) & 0xFFFFFFFF for x, y in zip(_START, (a, b, c, d, e, f, g, h))]


class Random:
    """The random numbers of act `number`; 0 is the opening."""

    def __init__(self, seed, number):
        self._prefix = hashlib.sha256(seed.encode()).digest() + struct.pack(">II", number, 0)
        self._counter = 0
        self._words = []

    def uint32(self):
        if not self._words:
            self._words = compress((self._prefix + struct.pack(">I", self._counter)).ljust(64, b"\0"))
            self._counter += 1
        return self._words.pop(0)

    def below(self, n):
        limit = 2**32 - 2**32 % n
        while True:
            x = self.uint32()
            if x < limit:
                return x % n

    def shuffle(self, items):
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


# --- The openings -----------------------------------------------------------------------------------------------------

TILES = "A11 B3 C4 D5 E14 F3 G4 H4 I10 J1 K2 L6 M3 N7 O9 P3 Q1 R7 S6 T7 U5 V2 W3 X1 Y3 Z1 *1"


def word_xchange(random, seats, setup, cards):
    bag = random.shuffle(tile for entry in TILES.split() for tile in entry[0] * int(entry[1:]))
    drawn, tied = 5, list(range(seats))
    while len(tied) > 1:  # ties draw again; the joker counts as A
        tiles = dict(zip(tied, bag[drawn:]))
        drawn += len(tied)
        best = min(tile.replace("*", "A") for tile in tiles.values())
        tied = [seat for seat in tied if tiles[seat].replace("*", "A") == best]
    first = tied[0]
    hidden = [bag[drawn + (seat - first) % seats] for seat in range(seats)]
    # The first player's hidden tile goes onto the board at once.
    return {"first": first, "board": "".join(bag[:drawn]) + hidden[first], "hidden": hidden, "bag": "".join(bag[drawn + seats :])}


LETTERS = """A22223 B10101 C11110 D11111 E22226 F01011 G11110 H11110 I22222 J10000 K00002 L11111 M10101 N11113
O22221 P01011 Q01000 R11113 S11111 T11113 U11111 V00101 W10011 X00100 Y01002 Z00010 ?11111"""
PREMIUMS = ["DL"] * 10 + ["TL"] * 6 + ["DW"] * 4 + ["TW"] * 2


def take_my_word(random, seats, setup, cards):
    pack = [color + entry[0] for entry in LETTERS.split() for color, n in zip("rygbk", entry[1:]) for _ in range(int(n))]
    pack += PREMIUMS
    opening, pile = random.shuffle(pack), random.shuffle(pack)
    tied = list(range(seats))
    while len(tied) > 1:  # each draws up to the first letter card; a blank counts as A
        letters = {}
        for seat in tied:
            while opening[0] in PREMIUMS:
                opening.pop(0)
            letters[seat] = opening.pop(0)[1].replace("?", "A")
        tied = [seat for seat in tied if letters[seat] == min(letters.values())]
    first = tied[0]
    hands = [[] for _ in range(seats)]
    premiums = [["ST"] if seat == first else [] for seat in range(seats)]
    for i in range(seats):
        seat = (first + i) % seats
        while len(hands[seat]) < 7:
            card = pile.pop(0)
            (premiums if card in PREMIUMS else hands)[seat].append(card)
    return {"first": first, "hands": hands, "premiums": premiums, "pile": len(pile)}


TASKS = [f"T{n:02}" for n in range(1, 61)]


def outside_the_box(random, seats, setup, cards):
    starter = 0 if setup["starter"] == "first" else random.below(seats)
    tasks = random.shuffle(TASKS) if setup["tasks"] == "on" else [None] * seats
    return {"first": starter, "tasks": tasks[:seats]}


def wordsters(random, seats, setup, cards):
    printed = [line.split(" ") for line in cards("cards.wordsters").split("\n")]
    card, selector = random.below(len(printed)), random.below(seats)  # both are always drawn
    return {
        "card": printed[card if setup["card"] == 0 else setup["card"] - 1],
        "first": selector if setup["firstSelector"] == "random" else 0,
    }


def word_power(random, seats, setup, cards):
    fields = ("colour", "key", "class", "answer")
    printed = [dict(zip(fields, line.split("\t"))) for line in cards("cards.power").split("\n") if line]
    colors = [setup["deckColour"] if setup["deckMode"] == "single" else setup[f"colour{seat}"] for seat in range(seats)]
    decks, used = {}, set()
    for color in ("blue", "black", "red"):
        if color in colors:
            decks[color] = _power_deck(random, printed, color, used)
            used |= {card["key"] for card in decks[color]}
    hands = []
    for color in colors:
        hands.append([card["key"] for card in decks[color][:4]])
        decks[color] = decks[color][4:]
    tied, rolls = list(range(seats)), []
    while len(tied) > 1:
        rolls.append([[seat, random.below(6) + 1] for seat in tied])
        highest = max(roll for _, roll in rolls[-1])
        tied = [seat for seat, roll in rolls[-1] if roll == highest]
    return {"first": tied[0], "hands": hands, "rolls": rolls}


def _power_deck(random, printed, color, used):
    """As many synonym as antonym cards, at most 80 each, and no key word twice."""
    groups = [[c for c in printed if c["colour"] == color and c["answer"][0] == r and c["key"] not in used] for r in "SA"]
    groups.sort(key=len)  # stable: with equal lengths the synonyms come first
    keys, picked = set(), []
    for group in groups:
        chosen = []
        for card in random.shuffle(group):
            if len(chosen) < 80 and card["key"] not in keys:
                keys.add(card["key"])
                chosen.append(card)
        picked.append(chosen)
    size = min(map(len, picked))
    return random.shuffle(picked[0][:size] + picked[1][:size])


OPENINGS = {
    "word-xchange": word_xchange,
    "take-my-word": take_my_word,
    "outside-the-box": outside_the_box,
    "wordsters": wordsters,
    "word-power": word_power,
}


def card_reader(path):
    """A function that reads one text section of a lexicon file."""

    def read(wanted):
        if path is None:
            raise ValueError("this game needs the cards: give a packed.bin as the second argument")
        with open(path, "rb") as file:
            data = file.read()
        (length,) = struct.unpack_from("<I", data, 4)
        at = 8 + length
        for name, width, count in json.loads(data[8 : 8 + length]):
            at = (at + 7) // 8 * 8
            if name == wanted:
                return data[at : at + width * count].decode("ascii")
            at += width * count
        raise ValueError(f"{path} has no section {wanted}")

    return read


def main(record, packed=None):
    with open(record, encoding="utf-8") as file:
        header = read_record(file.read())
    if header["scenario"] is not None:
        raise ValueError("this match began from a given position, so its opening was not drawn")
    deal = OPENINGS[header["game"]]
    opening = deal(Random(header["seed"], 0), header["seats"], header["setup"], card_reader(packed))
    print(json.dumps({"game": header["game"], **opening}))


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except (ValueError, KeyError, TypeError, OSError) as error:
        sys.exit(f"{error}")
