"""A bot that plays the first legal action, and misbehaves in its third answer."""

import json
import os
import sys
import threading

how = " ".join(sys.argv[1:])
for number, line in enumerate(sys.stdin):
    action = json.loads(line)["legal"][0]
    answer = json.dumps(action) if number % 2 else action
    if how == "chatters":
        print("this is hard\n" * 20_000, file=sys.stderr)
    if number == 2:
        if how == "crashes":
            raise ZeroDivisionError("on purpose")
        if how == "ends":
            sys.exit()
        if how == "is killed":
            os.kill(os.getpid(), 9)
        if how == "stalls":
            threading.Event().wait()
        if how == "closes":
            os.close(1)
            threading.Event().wait()
        answer = {
            "talks nonsense": "I resign",
            "says nothing": "",
            "is illegal": action.split()[0] + " d9",
            "is out of turn": "project 1",
            "breaks JSON": '{"action": ',
            "has no action": '{"move": "a1 a1"}',
            "has a number": '{"action": 7}',
            "is binary": "\udcff\udcfe",
            "never ends": "x" * 1_000_000,
        }.get(how, answer)
    sys.stdout.buffer.write(answer.encode(errors="surrogateescape") + b"\n")
    sys.stdout.flush()
