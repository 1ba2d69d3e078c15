"""Runs the documentation's sample, then refreshes with its session in as many threads at once as each line tells."""

import sys
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True

from authlib_client import known, session

for count in sys.stdin:
    last = session.token["refresh_token"]

    def refresh(_):
        session.refresh_token(known["token_endpoint"], refresh_token=last)

    list(ThreadPoolExecutor().map(refresh, range(int(count))))
    print("done")
