"""Reads deliveries from stdin and prints the results of the function of the guide, both in JSON."""

import json
import sys
from datetime import datetime

from sample import verify_webhook

results = []
for each in json.load(sys.stdin.buffer):
    now = datetime.fromisoformat(each["now"].replace("Z", "+00:00"))
    body = each["body"].encode()
    results.append(verify_webhook(body, each["signature"], each["timestamp"], each["secret"], now))
print(json.dumps(results))
