// Reads deliveries from stdin and prints the results of the function of the guide, both in JSON.
package main

import (
	"encoding/json"
	"log"
	"os"
	"time"

	"guide/webhooks"
)

type delivery struct {
	Body, Signature, Timestamp, Secret string
	Now                                time.Time
}

func main() {
	var deliveries []delivery
	if err := json.NewDecoder(os.Stdin).Decode(&deliveries); err != nil {
		log.Fatal(err)
	}
	results := []bool{}
	for _, each := range deliveries {
		body := []byte(each.Body)
		results = append(results, webhooks.Verify(body, each.Signature, each.Timestamp, each.Secret, each.Now))
	}
	if err := json.NewEncoder(os.Stdout).Encode(results); err != nil {
		log.Fatal(err)
	}
}
