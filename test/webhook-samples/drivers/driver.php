<?php

// Reads deliveries from stdin and prints the results of the function of the guide, both in JSON.
require __DIR__ . '/sample.php';

$results = [];
foreach (json_decode(stream_get_contents(STDIN), true, 8, JSON_THROW_ON_ERROR) as $each) {
    $now = (float) (new DateTimeImmutable($each['now']))->format('U.u');
    $results[] = verify_webhook($each['body'], $each['signature'], $each['timestamp'], $each['secret'], $now);
}
echo json_encode($results, JSON_THROW_ON_ERROR);
