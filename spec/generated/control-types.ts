// Generated from spec/ by "npm run generate". Do not edit.
export interface paths {
	"/_sandbox/health": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Check the health
		 * @description Whether every platform can be written, and why not if one cannot. Balancers and probes ask for the readiness instead.
		 */
		get: operations["getHealth"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/ready": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Check the readiness
		 * @description For balancers and probes. The status is 503 while requests are better sent elsewhere: while the sandbox is being stopped, and among replicas from the end of its lease until it holds one again. It asks no store.
		 */
		get: operations["getReady"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/whoami": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Look up a credential
		 * @description Takes a control token or the token of a platform as Authorization: Bearer, or a key pair as Authorization: Basic. Opens no platform that is asked for. The request is not in a request log, and no fault matches it.
		 */
		get: operations["getWhoami"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/replicas": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List replicas
		 * @description In the order in which they were started. The list is empty for a sandbox without a shared store. It has one page.
		 */
		get: operations["listReplicas"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List platforms
		 * @description By id, unless `order` is `last_write`: then the one that was written last is the first, such as a new one. It opens no platform, and reads nothing of those that are closed. With `unused_for`, the platform `default` is left out.
		 */
		get: operations["listPlatforms"];
		put?: never;
		/**
		 * Create a platform
		 * @description The platform has its own key pairs and is isolated from all others.
		 */
		post: operations["createPlatform"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Delete a platform
		 * @description Deletes the platform with everything in it. Its access tokens are no longer valid, and its file is gone when the response arrives. The platform `default` cannot be deleted.
		 */
		delete: operations["deletePlatform"];
		options?: never;
		head?: never;
		/**
		 * Name a platform
		 * @description Paths and options take the name like the id. It survives a reset, an import, an undo and a restored snapshot.
		 */
		patch: operations["updatePlatform"];
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/reset": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Reset a platform
		 * @description Deletes everything except key pairs, tokens and snapshots. Access tokens remain valid. The clock returns to real time.
		 */
		post: operations["resetPlatform"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/access_tokens": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Issue an access token
		 * @description A token for what a key pair of the platform may do, without its secret. The command line uses it: requests with it are marked as `own` in the request log, and are left out of reports and of the coverage. The request for it is not in the request log, and no fault matches it.
		 */
		post: operations["issueAccessToken"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/access_tokens/end": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * End the access tokens
		 * @description Ends all access tokens and web component tokens that were issued until now, of both modes, as if their time were over: the API answers `not_authenticated` until a client gets another one. Moving the clock ends none. No reset, restore, import or undo makes them valid again.
		 */
		post: operations["endAccessTokens"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/tokens": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List platform tokens
		 * @description All of them, newest first, without their secrets.
		 */
		get: operations["listPlatformTokens"];
		put?: never;
		/**
		 * Create a platform token
		 * @description The token opens the control API of this platform only. It is returned once, and stored as a hash.
		 */
		post: operations["createPlatformToken"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/tokens/{token_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Delete a platform token
		 * @description Revokes it: from now on it opens nothing, and who signed in with it is signed out.
		 */
		delete: operations["deletePlatformToken"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/clock": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get the clock
		 * @description The time of the platform, and whether it is frozen.
		 */
		get: operations["getClock"];
		put?: never;
		/**
		 * Move, freeze, unfreeze or reset the clock
		 * @description Takes `advance` or `set`, and `frozen` with either of them or on its own, or only `reset`. Jobs that become due run in order, each at its own time. When it is unfrozen, the clock continues from the time at which it was frozen. The state of the clock survives a restart.
		 */
		post: operations["moveClock"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/job_settings": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get the job settings
		 * @description When jobs of each type run that are created from now on.
		 */
		get: operations["getJobSettings"];
		put?: never;
		/**
		 * Change the job settings
		 * @description Takes `default`, `immediate`, `manual` or a duration of up to a hundred years for each job type to change. A change applies to jobs that are created later; pending jobs keep their due time. The settings survive a restart. A reset restores `default` for all of them.
		 */
		post: operations["setJobSettings"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/jobs": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List pending jobs
		 * @description The next one first; jobs that are held for a manual run last.
		 */
		get: operations["listJobs"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/jobs/{job_id}/run": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Run a pending job
		 * @description Runs it immediately, at the current time of the clock, and returns the job as it was before. The current state of its object counts: a payment that is no longer pending does not change.
		 */
		post: operations["runJob"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/export": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Export a seed file
		 * @description The state at the time of the request, in chunks. Other requests are served meanwhile. The same state gives the same file. It contains no card numbers and no secrets. With `before`, the state before a request of the log: 404 if that cannot be undone any more.
		 */
		get: operations["exportPlatform"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/import": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Import a seed file
		 * @description Replaces everything on the platform, except its keys, tokens and snapshots, when the whole file has arrived and is valid. Otherwise nothing changes. Other requests are served meanwhile.
		 */
		post: operations["importPlatform"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/sub_accounts/{sub_account_id}/review": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Review a sub account
		 * @description Changes the status of a test or live sub account, and emits `sub_account.updated`.
		 */
		post: operations["reviewSubAccount"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/payments/{payment_id}/disputes": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Dispute a payment
		 * @description Deducts the disputed amount from the balance of the payment, changes its status to `disputed`, and emits `payment.dispute.created`. A dispute without a response is lost after 14 days.
		 */
		post: operations["openDispute"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/disputes/{dispute_id}/outcome": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Respond to a dispute, win, lose or reverse it
		 * @description A dispute with a response waits for the decision without a time limit. Winning returns the disputed amount to the balance of the payment; losing does not. `reverse` turns a lost dispute into a won one. Each of these emits `payment.dispute.closed`, and a dispute that is won `payment.dispute.funds_returned` as well. `respond` emits `payment.dispute.submitted`.
		 */
		post: operations["decideDispute"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/payments/{payment_id}/return": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Return a bank payment
		 * @description Returns what refunds and disputes have left of a settled bank payment, and all that remains of its fees. An open dispute of it is lost, which emits `payment.dispute.closed`. The status of the payment becomes `failed`, which emits `payment.failed`.
		 */
		post: operations["returnPayment"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/payouts/{payout_id}/end": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Fail or cancel a payout
		 * @description Of an account, or of proceeds. A payout in transit can fail, which emits `payout.failed` or `proceeds.payout.failed`. A scheduled payout can be canceled. The next payout includes the amount as `other_total`.
		 */
		post: operations["endPayout"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/proceeds/{payout_id}/end": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Fail or cancel a payout of proceeds
		 * @description The same under an older path, which also takes payouts of accounts.
		 */
		post: operations["endProceedsPayout"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/search": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Search for objects
		 * @description The newest objects that have every word of a text, by kind. A whole id or an address leads to its object, in either mode. `limit` counts the results of each kind: 10 by default, and 50 with `kind`. It ends after two seconds: a page may have few results, or none, and a next page. Other requests are carried out meanwhile.
		 */
		get: operations["search"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/payments": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List payments by their payer
		 * @description Newest first, as the API lists them. It looks for at most two seconds: a page may have few payments, or none, and a next page.
		 */
		get: operations["listPaymentsByPayer"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/publishers": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List publishers
		 * @description Newest first, without their secrets.
		 */
		get: operations["listPublishers"];
		put?: never;
		/**
		 * Create a publisher
		 * @description Without an account it is subscribed to the events of the platform and of all its sub accounts. The host of its URL must be this machine or in a private network; the option `--allow-publisher-host` of the sandbox allows other hosts.
		 */
		post: operations["createPublisher"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/publishers/{publisher_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Delete a publisher
		 * @description Its pending deliveries become dead. All its deliveries can still be read.
		 */
		delete: operations["deletePublisher"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/publishers/{publisher_id}/enable": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Enable a publisher
		 * @description Later events are delivered to it again. What was dropped or is dead stays so until it is delivered again. Enabling an enabled publisher changes nothing.
		 */
		post: operations["enablePublisher"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/publishers/{publisher_id}/retry": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Retry the first delivery of the queue of a publisher
		 * @description Attempts it immediately, without a move of the clock; the deliveries that wait behind it follow. It counts as one of the attempts of the delivery. Does nothing if nothing waits.
		 */
		post: operations["retryPublisher"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/publishers/{publisher_id}/test": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Send a test event to a publisher
		 * @description A `payment_intent.created` with the idempotency key `test_event`, about a payment intent of $10.00 that does not exist. Only this publisher receives it, even if it is not subscribed to it: signed, and after the deliveries that wait.
		 */
		post: operations["testPublisher"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/events": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List events
		 * @description Newest first.
		 */
		get: operations["listEvents"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/events/{event_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get an event
		 * @description The same object that publishers (webhook endpoints) receive. An event never changes.
		 */
		get: operations["getEvent"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/events/{event_id}/redeliver": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Deliver an event again
		 * @description Delivers it to every subscribed publisher, after their pending deliveries. A delivery that waits for a retry is retried immediately instead.
		 */
		post: operations["redeliverEvent"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/redeliver": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Deliver all events since an instant again
		 * @description In the order in which they happened; otherwise as for a single event.
		 */
		post: operations["redeliverEvents"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/trigger": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Trigger an event
		 * @description Either all steps are committed or none: an event that cannot be reached is rejected with the reason. The event of the creation of an object cannot be reached from an existing object.
		 */
		post: operations["triggerEvent"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/deliveries": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List deliveries
		 * @description Newest first, with all attempts.
		 */
		get: operations["listDeliveries"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/deliveries/{delivery_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get a delivery
		 * @description With its attempts, and why it fails if it does.
		 */
		get: operations["getDelivery"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/idle": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Wait until the platform is idle
		 * @description Responds when no delivery is in flight, no job is due, and no fault holds or delays a request. Jobs and retries at a later time of the clock are not waited for.
		 */
		post: operations["waitForIdle"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/requests": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List requests
		 * @description Newest response first.
		 */
		get: operations["listRequests"];
		put?: never;
		post?: never;
		/**
		 * Delete the request log of a platform
		 * @description A reset of the platform deletes it, too.
		 */
		delete: operations["clearRequests"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/requests/export": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Export requests as a HAR
		 * @description The whole log, the last requests, or one. What the log masks is masked, and a listed test card has its name: `[test card insufficient_funds]`. A body that the log has cut off is left out.
		 */
		get: operations["exportRequests"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/requests/{request_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get a request
		 * @description With its bodies, as far as they are kept, and how it differs from the OpenAPI document.
		 */
		get: operations["getRequest"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/requests": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List requests that name no platform
		 * @description Requests without an access token or client id, or with an unknown one. Newest response first.
		 */
		get: operations["listUnattributedRequests"];
		put?: never;
		post?: never;
		/**
		 * Delete the log of requests that name no platform
		 * @description The logs of platforms are kept.
		 */
		delete: operations["clearUnattributedRequests"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/coverage": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get the integration coverage
		 * @description Which errors, events and states of the API the requests of the platform have met.
		 */
		get: operations["getCoverage"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/facts": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get the facts of a program
		 * @description Returns what was seen since the platform was opened, for each row that applies to the program.
		 */
		get: operations["getFacts"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/faults": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List faults
		 * @description Newest first, including exhausted ones.
		 */
		get: operations["listFaults"];
		put?: never;
		/**
		 * Create a fault
		 * @description Takes exactly one effect: with `after: 2` and `times: 1` for the third request only. Without `times` the fault stays active until it is deleted. It survives a restart, including its count of matches.
		 */
		post: operations["createFault"];
		/**
		 * Delete all faults
		 * @description Releases the requests that they hold.
		 */
		delete: operations["deleteFaults"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/faults/{fault_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Delete a fault
		 * @description Releases the requests that it holds.
		 */
		delete: operations["deleteFault"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/faults/{fault_id}/release": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Release held requests
		 * @description Releases all requests and responses that the fault holds now, in the order in which they arrived. Later ones are held again.
		 */
		post: operations["releaseFault"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/snapshots": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List snapshots
		 * @description All of them, newest first.
		 */
		get: operations["listSnapshots"];
		put?: never;
		/**
		 * Create a snapshot
		 * @description Saves the current state under a name. Creating a snapshot under an existing name replaces it.
		 */
		post: operations["createSnapshot"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/snapshots/{snapshot_name}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Delete a snapshot
		 * @description The state of the platform does not change.
		 */
		delete: operations["deleteSnapshot"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/snapshots/{snapshot_name}/restore": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Restore a snapshot
		 * @description Replaces the current state. All snapshots are kept. A clock that was frozen is frozen at the same time; one that ran continues with the clock of the machine. Deliveries in flight are abandoned, and the pending deliveries of the snapshot are sent again.
		 */
		post: operations["restoreSnapshot"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/snapshots/{from_name}/diff/{to_name}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Compare two snapshots
		 * @description Returns the records that were added, removed or changed from the first state to the second. The name `now` is the current state.
		 */
		get: operations["diffSnapshots"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/_sandbox/platforms/{platform_id}/undo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Undo the last transactions
		 * @description A transaction is a request to the API or the control API that changed something, together with the jobs and deliveries that it caused. A request that used up a fault changed something, also one that was refused. A reset and a restored snapshot are transactions, too. The transactions since the start of the process can be undone: at most 1000, or fewer if they wrote more than 100000 records. An undo cannot be undone.
		 */
		post: operations["undoTransactions"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
}
export type webhooks = Record<string, never>;
export interface components {
	schemas: {
		/** @description Position of a page in its list. Cursors are opaque: each is valid for the list, account, mode and filters that it comes from. */
		PageInfo: {
			/** @description Whether there are records before this page. */
			has_previous: boolean;
			/** @description Whether there are records after this page. */
			has_next: boolean;
			/** @description Cursor of the first record; null on an empty page. */
			start_cursor: string | null;
			/** @description Cursor of the last record; null on an empty page. */
			end_cursor: string | null;
		};
		/** @description An error. */
		Error: {
			error: {
				/** @description Error code: stable, for programs. */
				code: string;
				/** @description Error message, for people. */
				message: string;
				/** @description Reason for the decline. Present if the payment was declined. */
				decline_code?: string | null;
				/**
				 * @description Error code of the card network. Present if the payment was declined.
				 * @enum {string}
				 */
				network_error_code?: "005" | "100" | "101" | "102" | "104" | "106" | "110" | "116" | "117" | "119" | "121" | "122" | "123" | "124" | "129" | "131" | "132" | "134" | "152" | "154" | "208" | "209" | "213" | "231" | "232" | "237" | "302" | "317" | "351" | "414" | "500" | "503" | "504" | "505" | "512" | "516" | "517" | "528" | "531" | "902" | "907" | "963";
				/** @description Card network of the category. */
				network?: string;
				/** @description Advice of the card network on retries. */
				network_error_category?: string;
			};
		};
		/** @description The health of the sandbox. */
		Health: {
			/**
			 * @description `degraded` while a platform cannot be written: requests that change it are answered with 503. With a shared store also while this replica does not hold its lease, or the store cannot be reached.
			 * @enum {string}
			 */
			status: "ok" | "degraded";
			/** @description What cannot be written or reached, and why. Only with `degraded`. */
			reason?: string;
			/** @description Number of platforms. While a shared store cannot be reached: of those that are open. */
			platforms: number;
			/** @description This replica. Only with a shared store. */
			replica?: {
				/** @description Id of the replica. */
				id: string;
				/** @description Address at which other replicas reach it; null until it listens. */
				url: string | null;
			};
			/** @description The lease under which this replica owns its platforms. Only with a shared store. */
			lease?: {
				/** @description Whether it is held now. Without it, this replica answers for no platform. */
				valid: boolean;
				/**
				 * Format: date-time
				 * @description When it ends unless it is renewed, on the clock of the machine.
				 */
				until: string;
			};
			/** @description Number of platforms that this replica owns. Only with a shared store. */
			owned_platforms?: number;
		};
		/** @description The sandbox takes requests. */
		Readiness: {
			/**
			 * @description One that is not ready responds with 503 instead.
			 * @enum {string}
			 */
			status: "ready";
		};
		/** @description The caller. */
		Whoami: {
			/**
			 * @description What was sent. `none`: the sandbox has no control token, and asks for none.
			 * @enum {string}
			 */
			credential: "none" | "control_token" | "platform_token" | "key_pair";
			/**
			 * @description Mode of the key pair; null for any other credential.
			 * @enum {string|null}
			 */
			mode: "test" | "live" | null;
			/** @description The platform of the token or of the key pair, or the one that was asked for; null for neither. */
			platform: {
				/** @description Id of the platform. */
				id: string;
				/** @description What its users call it; null without a name. */
				name: string | null;
			} | null;
		};
		/** @description A replica of the sandbox. */
		Replica: {
			/** @description Id of the replica. */
			id: string;
			/** @description Address at which other replicas reach it; null until it listens. */
			url: string | null;
			/** @description Release of payments-sandbox that it runs; null for 1.0.0-rc.1 and earlier ones. */
			release: string | null;
			/**
			 * @description `alive`: it holds its lease. `gone`: it has ended or lost its lease, and others take its platforms over.
			 * @enum {string}
			 */
			state: "alive" | "gone";
			/** @description Number of platforms that it owns. */
			platforms: number;
		};
		/** @description A platform of the sandbox. */
		Platform: {
			/** @description Id of the platform. */
			id: string;
			/** @description What its users call it; null without a name. */
			name: string | null;
			/** @description Stored bytes; null in memory, where nothing is stored. */
			bytes: number | null;
			/**
			 * Format: date-time
			 * @description When it was last written, on the clock of the machine or of the database: a request that changes something, a background job or an attempted delivery. Reads are not writes.
			 */
			last_write_at: string;
			/** @description Whether it is open: in use, or used a short time ago. */
			open: boolean;
			/** @description Number of its records; null while it is closed, and while another replica has opened it. */
			objects: number | null;
			/** @description Id of the replica that has opened it; null without a shared store, and while it is closed. */
			owner: string | null;
		};
		/** @description A new platform with its secrets. */
		NewPlatform: {
			/** @description Id of the platform. */
			id: string;
			/** @description What its users call it; null without a name. */
			name: string | null;
			/** @description The key pair for test mode. */
			test: {
				/** @description Starts with `test_`. */
				client_id: string;
				/** @description Secret; returned only here. */
				client_secret: string;
			};
			/** @description The key pair for live mode. */
			live: {
				/** @description Starts with `live_`. */
				client_id: string;
				/** @description Secret; returned only here. */
				client_secret: string;
			};
		};
		/** @description A platform that has a name. */
		NamedPlatform: {
			/** @description Id of the platform. */
			id: string;
			/** @description Its name. */
			name: string;
		};
		/** @description A platform after a reset. */
		ResetPlatform: {
			/** @description Id of the platform. */
			id: string;
		};
		/** @description A platform whose tokens were ended. */
		EndedAccessTokens: {
			/** @description Id of the platform. */
			id: string;
		};
		/** @description A platform that was deleted. */
		DeletedPlatform: {
			/** @description Id of the platform. */
			id: string;
		};
		/** @description An access token for the test account or the live account of the platform, depending on the key pair. */
		AccessToken: {
			/** @description Send it as `Authorization: Bearer <access_token>`. */
			access_token: string;
			/**
			 * @description Always `Bearer`.
			 * @enum {string}
			 */
			token_type: "Bearer";
			/** @description Seconds until it expires. */
			expires_in: number;
		};
		/** @description A token of a platform. */
		PlatformToken: {
			/** @description Id of the token. */
			id: string;
			/** @description Name of the person or the job that has it. */
			name: string;
			/**
			 * Format: date-time
			 * @description When it was created, on the clock of the machine.
			 */
			created_at: string;
		};
		/** @description A new token of a platform with its secret. */
		NewPlatformToken: {
			/** @description Id of the token. */
			id: string;
			/** @description Name of the person or the job that has it. */
			name: string;
			/**
			 * Format: date-time
			 * @description When it was created, on the clock of the machine.
			 */
			created_at: string;
			/** @description The token: secret, returned only here. */
			token: string;
		};
		/** @description A token that was deleted. */
		DeletedPlatformToken: {
			/** @description Id of the token. */
			id: string;
		};
		/** @description The clock of a platform. */
		Clock: {
			/**
			 * Format: date-time
			 * @description Current time of the clock.
			 */
			now: string;
			/** @description Whether the clock is frozen. */
			frozen: boolean;
			/** @description Milliseconds for which the clock stands still, because the clock of the machine was set back: until that has caught up. 0 for a clock that runs, and for one that is frozen. */
			behind_ms: number;
			/** @description What to know about a clock that stands still, or that a reset set back; null in all other cases. */
			notice: string | null;
		};
		/** @description The clock of a platform after it was moved. */
		MovedClock: {
			/**
			 * Format: date-time
			 * @description Current time of the clock.
			 */
			now: string;
			/** @description Whether the clock is frozen. */
			frozen: boolean;
			/** @description Milliseconds for which the clock stands still, because the clock of the machine was set back: until that has caught up. 0 for a clock that runs, and for one that is frozen. */
			behind_ms: number;
			/** @description What to know about a clock that stands still, or that a reset set back; null in all other cases. */
			notice: string | null;
			/** @description The jobs that became due, in the order in which they ran. */
			ran: components["schemas"]["RanJob"][];
			/** @description What came of these jobs, counted. */
			outcomes: components["schemas"]["JobOutcome"][];
		};
		/** @description What came of some jobs. */
		JobOutcome: {
			/** @description Type of the jobs, such as `lapse_authorization`. */
			kind: string;
			/** @description Name of the event that each of them emitted, such as `payment.canceled`; null if there is none. */
			event: string | null;
			/** @description Number of the jobs. */
			count: number;
			/** @description The same in words: `2 payments canceled (authorization lapsed)`. */
			summary: string;
		};
		/** @description A background job or a time limit that ran. */
		RanJob: {
			/** @description Type of the job, such as `settle_payment` or `lapse_authorization`. */
			kind: string;
			/** @description Id of the object of the job. */
			subject_id: string;
			/**
			 * Format: date-time
			 * @description When the job was due, and the time of the clock while it ran.
			 */
			due_at: string;
		};
		/** @description The setting of each job type. */
		JobSettings: {
			/** @description The automatic review of a test sub account. Default: right after the response; never with `--no-auto-enable`. */
			enable_sub_account: string;
			/** @description What the first six digits of a new card say: its `bin_details`. Default: together with the card, without a job. */
			map_bin: string;
			/** @description The decision of the bank on a bank payment. Default: right after the response; later for the test bank accounts that take business days. */
			settle_payment: string;
			/** @description The decision of the bank on a refund of a bank payment. Default: right after the response; later for the test bank accounts that take business days. */
			settle_refund: string;
			/** @description The dispute that `metadata.dispute_test_spec` of a payment asks for. Default: right after the payment was captured, or after the delay that it asks for. */
			open_dispute: string;
			/** @description The decision that `metadata.dispute_test_spec` of a payment asks for. Default: right after the response to the dispute, or after the delay that it asks for. */
			decide_dispute: string;
			/** @description The end of a batch of balance transactions of an account, which creates its payout. Default: at the next midnight in UTC. */
			close_payout_batch: string;
			/** @description The transfer of a payout of an account to the bank. Default: on the next business day. */
			send_payout: string;
			/** @description The arrival of a payout of an account on the bank account. Default: on the day of its `deposits_at`. */
			pay_payout: string;
			/** @description The end of a batch of proceeds, which creates its payout. Default: at the next midnight in UTC. */
			close_proceeds_batch: string;
			/** @description The transfer of a payout of proceeds to the bank. Default: on the next business day. */
			send_proceeds_payout: string;
			/** @description The arrival of a payout of proceeds on the bank account. Default: on the day of its `deposits_at`. */
			pay_proceeds_payout: string;
		};
		/** @description A pending background job or time limit. */
		Job: {
			/** @description Id of the job. */
			id: string;
			/** @description Type of the job: a background job, such as `settle_payment`, or a time limit, such as `lapse_authorization`. */
			kind: string;
			/** @description Id of the object of the job. */
			subject_id: string;
			/**
			 * Format: date-time
			 * @description When the job is due; null while it is held for a manual run.
			 */
			due_at: string | null;
		};
		/** @description A platform as lines of JSON. The first line is an object with the format and its version, the currency, the platform accounts, the clock, the number of the newest row, the counts of a random seed, and the number of rows of each table. Each other line is a row, `["payments",{…}]`, in the order of tables and of creation. The last line is `{"end":true,"rows":N}`. */
		SeedFile: string;
		/** @description What was imported. */
		ImportedSeedFile: {
			/** @description Number of rows of the file. */
			rows: number;
		};
		/** @description A customer of the platform. */
		SubAccount: {
			/** @description Id of the sub account. */
			id: string;
			/** @description Unique within the platform and mode. */
			name: string;
			/**
			 * @description Test mode or live mode.
			 * @enum {string}
			 */
			account_type: "test" | "live";
			/**
			 * @description Status of the sub account. Only an enabled one processes payments.
			 * @enum {string}
			 */
			status: "created" | "submitted" | "information_needed" | "enabled" | "rejected" | "disabled" | "archived";
			/**
			 * @description ISO 4217 code in lower case. A sub account has one currency.
			 * @enum {string}
			 */
			currency: "usd" | "cad";
			/** @description The platform account that owns it. */
			platform_account_id: string;
			/** @description One rate for cards, one for bank accounts; none in Canadian dollars. */
			application_fee_rates: components["schemas"]["ApplicationFeeRate"][];
			/** @description Whether it can process payments. */
			processing_ready: boolean;
			/** @description Whether it can receive payouts. */
			payout_ready: boolean;
			/** @description The test account and the live account of the same customer. */
			related_accounts: {
				/** @description Present only if the sub account has a live account. */
				live_account_id?: string;
				/** @description The account for test mode. */
				test_account_id: string;
			};
			/** @description The business that it was provisioned for. */
			business_id: string | null;
			/** @description Its own bank account for payouts: that of the business, or else of its onboarding entry. */
			payout_account_id: string | null;
			/**
			 * Format: date-time
			 * @description When its first payment succeeded.
			 */
			payments_activated_on: string | null;
			/**
			 * Format: date-time
			 * @description When it was created.
			 */
			created_at: string;
			/**
			 * Format: date-time
			 * @description When it last changed.
			 */
			updated_at: string;
		};
		/** @description The fee of the service for a sub account, by type of payment method. */
		ApplicationFeeRate: {
			/** @description Id of the rate. */
			id: string;
			/** @description Cents for each transaction. */
			transaction_fee: number;
			/**
			 * @description ISO 4217 code in lower case. A sub account has one currency.
			 * @enum {string}
			 */
			currency: "usd" | "cad";
			/** @description Hundredths of a percent of the amount. */
			basis_point_rate: number;
			/**
			 * @description `cc` for cards, `ach` for bank accounts.
			 * @enum {string}
			 */
			rate_type: "cc" | "ach";
			/**
			 * Format: date-time
			 * @description When it was created.
			 */
			created_at: string;
			/**
			 * Format: date-time
			 * @description When it last changed.
			 */
			updated_at: string;
		};
		/** @description A dispute of a payment by the card holder. */
		Dispute: {
			/** @description Id of the dispute. */
			id: string;
			/** @description The disputed payment. */
			payment_id: string;
			/** @description The account of the payment. */
			account_id: string;
			/** @description Disputed amount. */
			amount: number;
			/**
			 * @description ISO 4217 code in lower case. A sub account has one currency.
			 * @enum {string}
			 */
			currency: "usd" | "cad";
			/**
			 * @description Reason of the payer.
			 * @enum {string}
			 */
			reason: "fraudulent" | "duplicate" | "unrecognized" | "product_not_received" | "product_unacceptable" | "credit_not_processed" | "subscription_canceled" | "processing_error" | "debit_not_authorized" | "incorrect_account" | "general";
			/**
			 * Format: date
			 * @description The day, in UTC, on which it is too late to respond.
			 */
			due_date: string;
			/**
			 * @description Status of the dispute.
			 * @enum {string}
			 */
			status: "needs_response" | "under_review" | "won" | "lost";
			/** @description Any keys and values; empty if none were sent. */
			metadata: {
				[key: string]: unknown;
			};
			/**
			 * Format: date-time
			 * @description When it was created.
			 */
			created_at: string;
			/**
			 * Format: date-time
			 * @description When it last changed.
			 */
			updated_at: string;
			dispute_response: components["schemas"]["DisputeResponse"] | null;
			dispute_reversal: components["schemas"]["DisputeReversal"] | null;
		};
		/** @description The response to a dispute. A field without a value is null. */
		DisputeResponse: {
			/** @description Anything else that supports the response. */
			additional_statement: string | null;
			/** @description How and when the customer was shown the policy on cancellations. */
			cancellation_policy_disclosure: string | null;
			/** @description Why the subscription was not canceled. */
			cancellation_rebuttal: string | null;
			/** @description Billing address of the customer. */
			customer_billing_address: string | null;
			/** @description E-mail address of the customer. */
			customer_email_address: string | null;
			/** @description Name of the customer. */
			customer_name: string | null;
			/** @description IP address from which the customer paid. */
			customer_purchase_ip_address: string | null;
			/** @description How the payment differs from the other one. */
			duplicate_charge_explanation: string | null;
			/** @description Id of the other payment. */
			duplicate_charge_original_payment_id: string | null;
			/** @description What was sold. */
			product_description: string | null;
			/** @description How and when the customer was shown the policy on refunds. */
			refund_policy_disclosure: string | null;
			/** @description Why the customer gets no refund. */
			refund_refusal_explanation: string | null;
			/**
			 * Format: date
			 * @description When the service was provided.
			 */
			service_date: string | null;
			/** @description Where the goods were sent. */
			shipping_address: string | null;
			/** @description Who delivered the goods. */
			shipping_carrier: string | null;
			/**
			 * Format: date
			 * @description When the goods were sent.
			 */
			shipping_date: string | null;
			/** @description Number by which the carrier tracks the goods. */
			shipping_tracking_number: string | null;
		};
		/** @description The reversal of a lost dispute, which is won since. */
		DisputeReversal: {
			/** @description What happened. */
			description: string;
			/**
			 * Format: date-time
			 * @description When the decision was reversed.
			 */
			created_at: string;
		};
		/** @description A payment from a card or a bank account. */
		Payment: {
			/** @description Id of the payment. */
			id: string;
			/** @description The account of the payment. */
			account_id: string;
			/** @description Amount of the payment. */
			amount: number;
			/** @description Disputed amount. */
			amount_disputed: number;
			/** @description Refunded amount. */
			amount_refunded: number;
			/** @description Amount that the bank returned. */
			amount_returned: number;
			/** @description Amount that can still be refunded: 0 until the payment is captured. */
			amount_refundable: number;
			/** @description Id of the application fee rate that applies. */
			application_fee_rate_id: string | null;
			/** @description Amount minus fees, refunds and disputes, plus returned fees; 0 until the payment is captured. */
			balance: number;
			/**
			 * @description `manual` only authorizes the payment; a capture follows.
			 * @enum {string}
			 */
			capture_strategy: "automatic" | "manual";
			/** @description Whether the payment is captured. */
			captured: boolean;
			/** @description The checkout that the payment is an attempt to complete. */
			checkout_id: string | null;
			/**
			 * @description ISO 4217 code in lower case. A sub account has one currency.
			 * @enum {string}
			 */
			currency: "usd" | "cad";
			/** @description Free text; null if none was sent. */
			description: string | null;
			/** @description Whether the payment has a dispute. */
			disputed: boolean;
			/** @description Whether a part of the payment was refunded. */
			refunded: boolean;
			/** @description Whether the bank returned the payment. */
			returned: boolean;
			/** @description Error code of a failed payment. */
			error_code: string | null;
			/** @description Error description of a failed payment, for people. */
			error_description: string | null;
			/** @description As it was sent; null if it was not. */
			expedited: boolean | null;
			/** @description Total of the fees. */
			fee_amount: number;
			/** @description The fees; empty in the response to its creation. */
			fees: components["schemas"]["PaymentFee"][];
			/** @description Number of the payment in the ledger. */
			financial_transaction_id: string;
			/** @description Whether the payment is in test mode. */
			is_test: boolean;
			/** @description Any keys and values; empty if none were sent. */
			metadata: {
				[key: string]: unknown;
			};
			/** @description The payment intent of the attempt. */
			payment_intent_id: string;
			/**
			 * @description `ecom` for a card, `ach` for a bank account. The sandbox has no terminals.
			 * @enum {string}
			 */
			payment_mode: "ecom" | "ach" | "card_present";
			/** @description What the payer reads on the statement; null if none was sent. */
			statement_descriptor: string | null;
			/**
			 * @description Status of the payment.
			 * @enum {string}
			 */
			status: "pending" | "authorized" | "succeeded" | "failed" | "canceled" | "partially_refunded" | "fully_refunded" | "disputed";
			/** @description The sandbox has no terminals. */
			terminal_id: null;
			/** @description The sandbox holds no transactions. */
			transaction_hold: null;
			payment_method: components["schemas"]["PaymentMethod"];
			application_fee: components["schemas"]["ApplicationFee"] | null;
			/** @description Its refunds, newest first. */
			refunds: components["schemas"]["Refund"][];
			/** @description Its disputes, newest first. */
			disputes: components["schemas"]["Dispute"][];
			/**
			 * Format: date-time
			 * @description When it was created.
			 */
			created_at: string;
			/**
			 * Format: date-time
			 * @description When it last changed.
			 */
			updated_at: string;
			/** @description Present when a test scenario was requested. */
			success?: boolean;
		};
		/** @description A fee of a payment. */
		PaymentFee: {
			/** @description Id of the fee. */
			id: string;
			/**
			 * @description Type of the fee.
			 * @enum {string}
			 */
			type: "processing_fee" | "platform_fee";
			/** @description Amount of the fee. */
			amount: number;
			/** @description The part that is not yet returned. */
			remaining_amount: number;
			/**
			 * @description ISO 4217 code in lower case. A sub account has one currency.
			 * @enum {string}
			 */
			currency: "usd" | "cad";
			/** @description The fee configuration that it was calculated from; null for a fee of the request, and for an account in `cad`. */
			source_configuration_id: string | null;
			/**
			 * @description The fee type of that configuration.
			 * @enum {string|null}
			 */
			source_fee_type: "processing_ecomm" | "processing_card_present" | "processing_ach" | "processing_ach_expedited" | "visa_brand_ecomm" | "visa_brand_card_present" | "mastercard_brand_ecomm" | "mastercard_brand_card_present" | "amex_brand_ecomm" | "amex_brand_card_present" | "discover_brand_ecomm" | "discover_brand_card_present" | "platform" | null;
		};
		/** @description A fee that was sent as a single amount with the payment. */
		ApplicationFee: {
			/** @description Id of the application fee. */
			id: string;
			/** @description Amount of the fee. */
			amount: number;
			/**
			 * @description ISO 4217 code in lower case. A sub account has one currency.
			 * @enum {string}
			 */
			currency: "usd" | "cad";
			/**
			 * Format: date-time
			 * @description When it was created.
			 */
			created_at: string;
			/**
			 * Format: date-time
			 * @description When it last changed.
			 */
			updated_at: string;
		};
		/** @description A stored card. */
		Card: {
			/** @description Id of the payment method. */
			id: string;
			/** @description The last four digits. */
			acct_last_four: string;
			/**
			 * @description Derived from the number.
			 * @enum {string}
			 */
			brand: "visa" | "mastercard" | "american_express" | "discover";
			/** @description Name of the owner. */
			name: string;
			/** @description Token that identifies the payment method in requests on its account. The same as the id. */
			token: string;
			/** @description Month of expiry, as it was sent. */
			month: string;
			/** @description Year of expiry, as it was sent. */
			year: string;
			/** @description Any keys and values; empty if none were sent. */
			metadata: {
				[key: string]: unknown;
			};
			/**
			 * @description Result of comparing the first address line with the data of the issuer.
			 * @enum {string}
			 */
			address_line1_check: "unchecked" | "pass" | "fail" | "unavailable";
			/**
			 * @description Result of comparing the postal code with the data of the issuer.
			 * @enum {string}
			 */
			address_postal_code_check: "unchecked" | "pass" | "fail" | "unavailable";
			/** @description What the first six digits of the number say; null where they say nothing, and until `payment_method.bin_mapped`. */
			bin_details: {
				/**
				 * @description Type of card.
				 * @enum {string}
				 */
				type: "Credit" | "Debit" | "Prepaid" | "Unknown";
				/**
				 * @description Brand of the card.
				 * @enum {string}
				 */
				card_brand: "Visa" | "Mastercard" | "American Express" | "Discover";
				/** @description Product of the brand. */
				card_class: string;
				/** @description Country of the issuer, by its English name. */
				country: string;
				/** @description Bank that issued the card. */
				issuer: string;
				/**
				 * @description Where the money comes from.
				 * @enum {string}
				 */
				funding_source: "Charge" | "Credit" | "Debit" | "Deferred Debit" | "Network Only" | "Prepaid";
			} | null;
			/**
			 * @description The wallet that it is from. In the sandbox always null.
			 * @enum {string|null}
			 */
			digital_wallet: "apple_pay" | "google_pay" | null;
			/**
			 * @deprecated
			 * @description The same as `status` of the payment method.
			 * @enum {string}
			 */
			status: "valid" | "invalid";
			/**
			 * @deprecated
			 * @description The same as `invalid_reason` of the payment method.
			 */
			invalid_reason: string | null;
			/**
			 * Format: date-time
			 * @deprecated
			 * @description The same as `created_at` of the payment method.
			 */
			created_at: string;
			/**
			 * Format: date-time
			 * @deprecated
			 * @description The same as `updated_at` of the payment method.
			 */
			updated_at: string;
		};
		/** @description A stored bank account. */
		BankAccount: {
			/** @description Id of the payment method. */
			id: string;
			/** @description The last four digits. */
			acct_last_four: string;
			/** @description Name of the bank. */
			brand: string;
			/** @description Name of the owner. */
			name: string;
			/** @description Token that identifies the payment method in requests on its account. The same as the id. */
			token: string;
			/** @description Any keys and values; empty if none were sent. */
			metadata: {
				[key: string]: unknown;
			};
			/**
			 * @deprecated
			 * @description The same as `status` of the payment method.
			 * @enum {string}
			 */
			status: "valid" | "invalid";
			/**
			 * @deprecated
			 * @description The same as `invalid_reason` of the payment method.
			 */
			invalid_reason: string | null;
			/**
			 * Format: date-time
			 * @deprecated
			 * @description The same as `created_at` of the payment method.
			 */
			created_at: string;
			/**
			 * Format: date-time
			 * @deprecated
			 * @description The same as `updated_at` of the payment method.
			 */
			updated_at: string;
		};
		/** @description Exactly one of `card` and `bank_account`. */
		PaymentMethod: {
			card: components["schemas"]["Card"];
			/** @description The customer with its e-mail address; null without an address. */
			customer_id: string | null;
			/** @description Equal for the same card or bank account within an account. A clone has that of its original. */
			signature: string;
			/** @description The account it belongs to. */
			account_id: string;
			/**
			 * @description Whether it can be charged. A card is invalid once the month of its expiry date is over; no event says so.
			 * @enum {string}
			 */
			status: "valid" | "invalid";
			/** @description Why it is invalid, in upper case: `EXPIRED_CARD`, or the code of the check that it failed when `force_tokenize` stored it. */
			invalid_reason: string | null;
			/**
			 * Format: date-time
			 * @description When it was created.
			 */
			created_at: string;
			/**
			 * Format: date-time
			 * @description When it last changed.
			 */
			updated_at: string;
		} | {
			bank_account: components["schemas"]["BankAccount"];
			/** @description The customer with its e-mail address; null without an address. */
			customer_id: string | null;
			/** @description Equal for the same card or bank account within an account. A clone has that of its original. */
			signature: string;
			/** @description The account it belongs to. */
			account_id: string;
			/**
			 * @description Whether it can be charged. A card is invalid once the month of its expiry date is over; no event says so.
			 * @enum {string}
			 */
			status: "valid" | "invalid";
			/** @description Why it is invalid, in upper case: `EXPIRED_CARD`, or the code of the check that it failed when `force_tokenize` stored it. */
			invalid_reason: string | null;
			/**
			 * Format: date-time
			 * @description When it was created.
			 */
			created_at: string;
			/**
			 * Format: date-time
			 * @description When it last changed.
			 */
			updated_at: string;
		};
		/** @description A fee, or a part of one, that a refund returned. */
		ReturnedFee: {
			/** @description Id of the returned fee. */
			id: string;
			/** @description The fee of the payment, or its application fee. */
			payment_fee_id: string;
			/**
			 * @description Type of the fee.
			 * @enum {string}
			 */
			type: "processing_fee" | "platform_fee" | "application_fee";
			/** @description Amount that this refund returned. */
			returned_amount: number;
			/** @description Original amount of the fee. */
			original_amount: number;
			/** @description Remaining amount of the fee after this refund. */
			remaining_amount: number;
			/**
			 * @description ISO 4217 code in lower case. A sub account has one currency.
			 * @enum {string}
			 */
			currency: "usd" | "cad";
		};
		/** @description A refund to the payer. */
		Refund: {
			/** @description Id of the refund. */
			id: string;
			/** @description The refunded payment. */
			payment_id: string;
			/** @description Refunded amount. */
			amount: number;
			/** @description Free text; null if none was sent. */
			description: string | null;
			/**
			 * @description Reason for the refund.
			 * @enum {string|null}
			 */
			reason: "duplicate" | "fraudulent" | "customer_request" | null;
			/**
			 * @description A refund to a card succeeds immediately.
			 * @enum {string}
			 */
			status: "pending" | "succeeded" | "failed";
			/** @description Any keys and values; empty if none were sent. */
			metadata: {
				[key: string]: unknown;
			};
			/**
			 * Format: date-time
			 * @description When it was created.
			 */
			created_at: string;
			/**
			 * Format: date-time
			 * @description When it last changed.
			 */
			updated_at: string;
			/** @description Fees returned with the refund. */
			returned_fees: components["schemas"]["ReturnedFee"][];
		};
		/** @description A payout of an account, or of proceeds. */
		EndedPayout: components["schemas"]["Payout"] | components["schemas"]["ProceedsPayout"];
		/** @description A payout to the bank account of an account. */
		Payout: {
			/** @description Id of the payout. */
			id: string;
			/** @description The account that receives it. */
			account_id: string;
			/** @description `payments_total` + `refunds_total` − `fees_total` + `other_total`. In `cad` it is negative if the account owes more than it earned. */
			amount: number;
			bank_account: components["schemas"]["PayoutBankAccount"];
			/**
			 * @description ISO 4217 code in lower case. A sub account has one currency.
			 * @enum {string}
			 */
			currency: "usd" | "cad";
			/**
			 * @description Delivery method.
			 * @enum {string}
			 */
			delivery_method: "standard";
			/** @description A description. */
			description: string | null;
			/**
			 * Format: date-time
			 * @description When it arrives at the bank account.
			 */
			deposits_at: string;
			/** @description Sum of the fees, less those that were returned. */
			fees_total: number;
			/** @description Number of refunds in the payout. */
			refunds_count: number;
			/** @description Sum of those refunds: zero or negative. */
			refunds_total: number;
			/** @description Number of payments in the payout. */
			payments_count: number;
			/** @description Sum of those payments. */
			payments_total: number;
			/**
			 * @description `cc` for card payments, `ach` for bank payments.
			 * @enum {string}
			 */
			payout_type: "cc" | "ach";
			/** @description Sum of disputes, voids, bank returns, and earlier payouts that failed or were canceled. */
			other_total: number;
			/**
			 * @description Status of the payout.
			 * @enum {string}
			 */
			status: "scheduled" | "in_transit" | "paid" | "failed" | "canceled" | "forwarded";
			/**
			 * @description Settlement priority.
			 * @enum {string}
			 */
			settlement_priority: "standard" | "expedited";
			/** @description Any keys and values; empty if none were sent. */
			metadata: {
				[key: string]: unknown;
			};
			/**
			 * Format: date-time
			 * @description When it was created.
			 */
			created_at: string;
			/**
			 * Format: date-time
			 * @description When it last changed.
			 */
			updated_at: string;
		};
		/** @description A payout of the platform's proceeds. */
		ProceedsPayout: {
			/** @description Id of the payout. */
			id: string;
			/** @description The platform account. */
			account_id: string;
			/** @description Amount of the payout: the sum of the three totals. */
			amount: number;
			bank_account: components["schemas"]["PayoutBankAccount"];
			/**
			 * @description ISO 4217 code in lower case. A sub account has one currency.
			 * @enum {string}
			 */
			currency: "usd" | "cad";
			/**
			 * @description Delivery method.
			 * @enum {string}
			 */
			delivery_method: "standard";
			/** @description Free text; null if none was sent. */
			description: string | null;
			/**
			 * Format: date-time
			 * @description When it arrives at the bank account.
			 */
			deposits_at: string;
			/** @description Number of returned fees. */
			refunds_count: number;
			/** @description Sum of the returned fees: zero or negative. */
			refunds_total: number;
			/** @description Number of fees in the payout. */
			payments_count: number;
			/** @description Sum of those fees. */
			payments_total: number;
			/** @description Sum of earlier payouts that failed or were canceled. */
			other_total: number;
			/**
			 * @description Type of the payout.
			 * @enum {string}
			 */
			payout_type: "proceeds";
			/**
			 * @description Status of the payout.
			 * @enum {string}
			 */
			status: "scheduled" | "in_transit" | "paid" | "failed" | "canceled";
			/** @description Any keys and values; empty if none were sent. */
			metadata: {
				[key: string]: unknown;
			};
			/**
			 * Format: date-time
			 * @description When it was created.
			 */
			created_at: string;
			/**
			 * Format: date-time
			 * @description When it last changed.
			 */
			updated_at: string;
		};
		/** @description The bank account of a payout. */
		PayoutBankAccount: {
			/** @description Id of the bank account. */
			id: string;
			/** @description Name of the account owner. */
			full_name: string;
			/** @description Name of the bank. */
			bank_name: string;
			/** @description The last four digits of its number, as a number. */
			account_number_last4: number;
			/** @description Routing number of the bank. */
			routing_number: string;
			/** @description Country of the bank, two letters in upper case. */
			country: string;
			/**
			 * @description ISO 4217 code in lower case. A sub account has one currency.
			 * @enum {string}
			 */
			currency: "usd" | "cad";
			/** @description Nickname of the account. */
			nickname: string;
			/** @description `checking` or `savings`. */
			account_type: string;
		};
		/** @description An object that a search found. */
		SearchResult: {
			/** @description The name of its list: `payments`. */
			kind: string;
			/** @description Its id. */
			id: string;
			/**
			 * @description Test mode or live mode.
			 * @enum {string}
			 */
			account_type: "test" | "live";
			/** @description What it is: `$19.99 · succeeded · A teapot`. */
			title: string;
			/** @description Whose it is, and what else tells it from others; what says most comes first. */
			details: string[];
			/** @description The text with a word of the search, where title and details have none: `order_id=A-42`; null otherwise. */
			because: string | null;
			/**
			 * Format: date-time
			 * @description When it was created; null for an object that only its id can find.
			 */
			created_at: string | null;
		};
		/** @description A publisher (webhook endpoint). */
		Publisher: {
			/** @description Id of the publisher. */
			id: string;
			/** @description URL that receives the events. */
			url: string;
			/** @description Events that it is subscribed to. */
			events: ("*" | "payment.*" | "payment.refund.*" | "payment.dispute.*" | "payment.dispute_evidence.*" | "payment_method.*" | "payment_intent.*" | "checkout.*" | "checkout.completion.*" | "sub_account.*" | "seller_account.*" | "account.*" | "account.payout_setting.*" | "application_fee_rate.*" | "entity.*" | "entity.business.*" | "entity.identity.*" | "entity.address.*" | "entity.document.*" | "entity.bank_account.*" | "payout.*" | "payout.bank_account.*" | "proceeds.*" | "proceeds.payout.*" | "payment.created" | "payment.pending" | "payment.authorized" | "payment.succeeded" | "payment.failed" | "payment.captured" | "payment.canceled" | "payment.refunded" | "payment.refund.updated" | "payment.dispute.created" | "payment.dispute.submitted" | "payment.dispute.forfeited" | "payment.dispute.closed" | "payment.dispute.funds_returned" | "payment.dispute_evidence.created" | "payment.dispute_evidence.uploaded" | "payment_method.created" | "payment_method.updated" | "payment_method.bin_mapped" | "payment_intent.created" | "payment_intent.attached" | "payment_intent.requires_capture" | "payment_intent.succeeded" | "checkout.created" | "checkout.completed" | "checkout.completion.succeeded" | "checkout.completion.failed" | "sub_account.updated" | "seller_account.updated" | "account.payout_setting.updated" | "application_fee_rate.created" | "entity.business.created" | "entity.business.updated" | "entity.identity.created" | "entity.identity.updated" | "entity.address.created" | "entity.address.updated" | "entity.document.created" | "entity.document.uploaded" | "entity.bank_account.created" | "payout.bank_account.activated" | "payout.created" | "payout.paid" | "payout.failed" | "proceeds.payout.created" | "proceeds.payout.paid" | "proceeds.payout.failed")[];
			/** @description Only events of this account; null for all accounts of the platform. */
			account_id: string | null;
			/**
			 * @description Only events of this mode; null for both.
			 * @enum {string|null}
			 */
			account_type: "test" | "live" | null;
			/** @description What precedes `-Signature` and `-Timestamp` in the names of the headers of its deliveries. */
			header_prefix: string;
			/**
			 * @description `disabled` after it failed for a full span of retries: its events are dropped until it is enabled.
			 * @enum {string}
			 */
			status: "enabled" | "disabled";
			/** @description Number of events that were dropped while it was disabled or its queue was full. */
			dropped_count: number;
			/**
			 * Format: date-time
			 * @description When it was created. Earlier events are delivered only on redelivery.
			 */
			created_at: string;
		};
		/** @description A new publisher (webhook endpoint) with its secret. */
		NewPublisher: {
			/** @description Id of the publisher. */
			id: string;
			/** @description URL that receives the events. */
			url: string;
			/** @description Events that it is subscribed to. */
			events: ("*" | "payment.*" | "payment.refund.*" | "payment.dispute.*" | "payment.dispute_evidence.*" | "payment_method.*" | "payment_intent.*" | "checkout.*" | "checkout.completion.*" | "sub_account.*" | "seller_account.*" | "account.*" | "account.payout_setting.*" | "application_fee_rate.*" | "entity.*" | "entity.business.*" | "entity.identity.*" | "entity.address.*" | "entity.document.*" | "entity.bank_account.*" | "payout.*" | "payout.bank_account.*" | "proceeds.*" | "proceeds.payout.*" | "payment.created" | "payment.pending" | "payment.authorized" | "payment.succeeded" | "payment.failed" | "payment.captured" | "payment.canceled" | "payment.refunded" | "payment.refund.updated" | "payment.dispute.created" | "payment.dispute.submitted" | "payment.dispute.forfeited" | "payment.dispute.closed" | "payment.dispute.funds_returned" | "payment.dispute_evidence.created" | "payment.dispute_evidence.uploaded" | "payment_method.created" | "payment_method.updated" | "payment_method.bin_mapped" | "payment_intent.created" | "payment_intent.attached" | "payment_intent.requires_capture" | "payment_intent.succeeded" | "checkout.created" | "checkout.completed" | "checkout.completion.succeeded" | "checkout.completion.failed" | "sub_account.updated" | "seller_account.updated" | "account.payout_setting.updated" | "application_fee_rate.created" | "entity.business.created" | "entity.business.updated" | "entity.identity.created" | "entity.identity.updated" | "entity.address.created" | "entity.address.updated" | "entity.document.created" | "entity.document.uploaded" | "entity.bank_account.created" | "payout.bank_account.activated" | "payout.created" | "payout.paid" | "payout.failed" | "proceeds.payout.created" | "proceeds.payout.paid" | "proceeds.payout.failed")[];
			/** @description Only events of this account; null for all accounts of the platform. */
			account_id: string | null;
			/**
			 * @description Only events of this mode; null for both.
			 * @enum {string|null}
			 */
			account_type: "test" | "live" | null;
			/** @description What precedes `-Signature` and `-Timestamp` in the names of the headers of its deliveries. */
			header_prefix: string;
			/** @description Secret that signs its deliveries; starts with `sigk_`. Returned only here. */
			secret: string;
			/**
			 * @description `disabled` after it failed for a full span of retries: its events are dropped until it is enabled.
			 * @enum {string}
			 */
			status: "enabled" | "disabled";
			/** @description Number of events that were dropped while it was disabled or its queue was full. */
			dropped_count: number;
			/**
			 * Format: date-time
			 * @description When it was created. Earlier events are delivered only on redelivery.
			 */
			created_at: string;
		};
		/** @description A deleted publisher. */
		DeletedPublisher: {
			/** @description Id of the publisher. */
			id: string;
		};
		/** @description An event. */
		Event: {
			/** @description Id of the event; the same in every delivery. */
			id: string;
			/**
			 * @description Name of the event.
			 * @enum {string}
			 */
			event_name: "payment.created" | "payment.pending" | "payment.authorized" | "payment.succeeded" | "payment.failed" | "payment.captured" | "payment.canceled" | "payment.refunded" | "payment.refund.updated" | "payment.dispute.created" | "payment.dispute.submitted" | "payment.dispute.forfeited" | "payment.dispute.closed" | "payment.dispute.funds_returned" | "payment.dispute_evidence.created" | "payment.dispute_evidence.uploaded" | "payment_method.created" | "payment_method.updated" | "payment_method.bin_mapped" | "payment_intent.created" | "payment_intent.attached" | "payment_intent.requires_capture" | "payment_intent.succeeded" | "checkout.created" | "checkout.completed" | "checkout.completion.succeeded" | "checkout.completion.failed" | "sub_account.updated" | "seller_account.updated" | "account.payout_setting.updated" | "application_fee_rate.created" | "entity.business.created" | "entity.business.updated" | "entity.identity.created" | "entity.identity.updated" | "entity.address.created" | "entity.address.updated" | "entity.document.created" | "entity.document.uploaded" | "entity.bank_account.created" | "payout.bank_account.activated" | "payout.created" | "payout.paid" | "payout.failed" | "proceeds.payout.created" | "proceeds.payout.paid" | "proceeds.payout.failed";
			/**
			 * @description Version of the event format.
			 * @enum {string}
			 */
			version: "v1";
			/** @description The account of the event. */
			account_id: string;
			/**
			 * @description Test mode or live mode.
			 * @enum {string}
			 */
			account_type: "test" | "live";
			/** @description The platform account. */
			platform_account_id: string;
			/** @description The Idempotency-Key of the request that caused it; `test_event` for a test event of a publisher. */
			idempotency_key: string | null;
			/** @description Id of the request to the API that caused it; null when the clock or a request to the control API did. */
			request_id: string | null;
			/**
			 * Format: date-time
			 * @description When it happened.
			 */
			created_at: string;
			/** @description The resource at the time of the event, without an envelope. The page on events lists the type of each. */
			data: {
				[key: string]: unknown;
			};
		};
		/** @description The result of a redelivery. */
		Redelivery: {
			/** @description Number of deliveries that were created or retried. */
			deliveries: number;
		};
		/** @description The events that a trigger caused. */
		Triggered: {
			/** @description All events of the steps, in order. */
			events: components["schemas"]["Event"][];
		};
		/** @description The delivery of an event to a publisher (webhook endpoint). */
		Delivery: {
			/** @description Id of the delivery. */
			id: string;
			/** @description Id of the event. */
			event_id: string;
			/** @description Id of the publisher. */
			publisher_id: string;
			/**
			 * @description `pending` before the first attempt, `failed` while it waits for a retry, finally `delivered` or `dead`.
			 * @enum {string}
			 */
			status: "pending" | "delivered" | "failed" | "dead";
			/** @description Attempts, oldest first. */
			attempts: components["schemas"]["DeliveryAttempt"][];
			/**
			 * Format: date-time
			 * @description When it is retried; null if no retry is due.
			 */
			next_attempt_at: string | null;
			/**
			 * Format: date-time
			 * @description When the event happened, or when its redelivery was requested.
			 */
			created_at: string;
		};
		/** @description A request to a publisher (webhook endpoint). */
		DeliveryAttempt: {
			/**
			 * Format: date-time
			 * @description When it was sent. The schedule of retries counts from it.
			 */
			attempted_at: string;
			/**
			 * Format: date-time
			 * @description The timestamp in the signature: when it was sent on the clock of the machine, which moves of the clock leave as it is.
			 */
			signed_at: string;
			/** @description HTTP status of the response; null without a response. */
			status: number | null;
			/**
			 * @description Why there was no response.
			 * @enum {string|null}
			 */
			failure: "timed_out" | "connection_failed" | "host_not_allowed" | null;
			/** @description What made it fail: a code such as `ECONNREFUSED` or `DEPTH_ZERO_SELF_SIGNED_CERT`, or the message of a function that threw. Null if there was a response, and where the cause is not known. */
			cause: string | null;
			/** @description Duration in milliseconds of the machine. */
			duration_ms: number;
			/** @description The first kilobyte of the body of the response. */
			answer: string | null;
			/**
			 * @description The fault that matched it: see Faults.
			 * @enum {string|null}
			 */
			fault: "duplicate" | "reorder" | "delay" | "lose" | "wrong_signature" | "stale" | null;
		};
		/** @description A platform without pending deliveries or due jobs. */
		Idle: {
			/** @description Always true. */
			idle: boolean;
		};
		/** @description A request and its response. */
		RequestEntry: {
			/** @description Id of the request: the Request-Id of its response. */
			id: string;
			/** @description The HTTP method. */
			method: string;
			/** @description Path and query, without the base URL. */
			path: string;
			/**
			 * @description The operation; null for an unknown path or method.
			 * @enum {string|null}
			 */
			operation: "createAccessToken" | "createWebComponentToken" | "createSubAccount" | "listSubAccounts" | "getSubAccount" | "getSubAccountSettings" | "createSellerAccount" | "listSellerAccounts" | "getSellerAccount" | "createOnboardingEntry" | "createBusiness" | "listBusinesses" | "getBusiness" | "updateBusiness" | "createIdentity" | "listIdentities" | "getIdentity" | "updateIdentity" | "createAddress" | "listAddresses" | "getAddress" | "updateAddress" | "createBankAccount" | "listBankAccounts" | "getBankAccount" | "createDocument" | "listDocuments" | "getDocument" | "createTermsAndConditions" | "createProvisioning" | "listActiveFeeConfigurations" | "listScheduledFeeConfigurations" | "createFeeConfiguration" | "getActiveFeeConfiguration" | "listFeeConfigurationHistory" | "createPaymentMethod" | "listPaymentMethods" | "getPaymentMethod" | "updatePaymentMethod" | "clonePaymentMethod" | "createPaymentMethodGroup" | "listPaymentMethodGroups" | "getPaymentMethodGroup" | "updatePaymentMethodGroup" | "deletePaymentMethodFromGroup" | "createPayment" | "listPayments" | "getPayment" | "updatePayment" | "capturePayment" | "voidPayment" | "createPaymentIntent" | "listPaymentIntents" | "getPaymentIntent" | "updatePaymentIntent" | "capturePaymentIntent" | "cancelPaymentIntent" | "listPaymentIntentPayments" | "createRefund" | "listRefunds" | "getRefund" | "updateRefund" | "listDisputes" | "getDispute" | "updateDispute" | "updateDisputeResponse" | "submitDisputeResponse" | "createDisputeEvidence" | "listPaymentBalanceTransactions" | "createCheckout" | "listCheckouts" | "getCheckout" | "updateCheckout" | "completeCheckout" | "expireCheckout" | "refundCheckout" | "createCheckoutSession" | "listBalanceTransactions" | "getBalanceTransaction" | "listPayouts" | "listAccountPayouts" | "getPayout" | "updatePayout" | "getPayoutReport" | "getPayoutAccount" | "listProceedsPayouts" | "getProceedsPayout" | "listPlatformProceedsPayouts" | "getPlatformProceedsPayout" | "listAccountPayments" | "getGrossVolume" | null;
			/** @description HTTP status of the response; null when a fault dropped the connection. */
			status: number | null;
			/** @description Error code of the response. */
			error_code: string | null;
			/** @description The rule behind the error, and what to change: the header Sandbox-Explain. Without an error, what the fault did that matched it. */
			explanation: string | null;
			/** @description The fault that matched it. */
			fault_id: string | null;
			/** @description Duration in milliseconds of the machine. */
			duration_ms: number;
			/** @description The account that it ran on; null if it was rejected before the account was known. */
			account_id: string | null;
			/**
			 * @description Test mode or live mode.
			 * @enum {string|null}
			 */
			account_type: "test" | "live" | null;
			credential: components["schemas"]["RequestCredential"] | null;
			/** @description Whether the sandbox itself sent it: its dashboard, its documentation, its command line or its tool for agents. Such a request says nothing about your program: it is left out of reports and of the coverage. */
			own: boolean;
			idempotency: components["schemas"]["RequestKey"] | null;
			/** @description The events that it caused, oldest first. */
			events: components["schemas"]["RequestEvent"][];
			/**
			 * Format: date-time
			 * @description When it arrived, on the platform's clock; without a platform, on the clock of the machine.
			 */
			clock: string;
			/**
			 * @description The most severe of its violations.
			 * @enum {string}
			 */
			verdict: "ok" | "warning" | "violation";
			/** @description At most 20, in the order of the document. */
			violations: components["schemas"]["RequestViolation"][];
			/** @description The headers of the request by their names: Accept, Content-Encoding, Content-Length, Content-Type, Host, Idempotency-Key, Origin, Seller-Account, Sub-Account, User-Agent, X-Request-Id, traceparent, where they were sent. No other header is kept. Secrets and card numbers are removed. A value is cut off after 200 characters. */
			headers: {
				[key: string]: string;
			};
			/** @description Body of the request. Of an unknown field only the name is included. Card numbers, security codes, account numbers and secrets are removed. A text is cut off after 4,096 characters. Null without a body. */
			request_body: unknown;
			/** @description Body of the response. Card numbers, security codes, account numbers and secrets are removed. A text is cut off after 4,096 characters. Null without a body. */
			answer_body: unknown;
		};
		/** @description The credential of a request; null if it was not authenticated. */
		RequestCredential: {
			/**
			 * @description What the request was authenticated with. The credential itself is not logged.
			 * @enum {string}
			 */
			type: "key_pair" | "access_token" | "web_component_token";
			/** @description What a web component token is good for; empty for other credentials, which have no restriction. */
			resources: string[];
		};
		/** @description The Idempotency-Key of a request. */
		RequestKey: {
			/** @description The Idempotency-Key. */
			key: string;
			/**
			 * @description `new`: the first request with this key. `replay`: the response is that of an earlier request. `mismatch`, `in_progress`: the request was rejected because of the key.
			 * @enum {string}
			 */
			outcome: "new" | "replay" | "mismatch" | "in_progress";
		};
		/** @description An event that a request caused. */
		RequestEvent: {
			/** @description Id of the event. */
			id: string;
			/** @description Name of the event. */
			event_name: string;
		};
		/** @description A difference between a request and the OpenAPI document. */
		RequestViolation: {
			/**
			 * @description `unknown_path`: The document does not have this path. `not_in_sandbox`: The service has this operation, and the sandbox does not. The response has the status 501. `unknown_method`: The path does not have this method. `unknown_parameter`: A query parameter that the operation does not declare. `wrong_parameter`: A query parameter whose value has the wrong type. `missing_header`: A header that the operation requires was not sent. `wrong_header`: A header whose value the document does not allow. `unused_header`: An Idempotency-Key that the operation does not use. `unnamed_account`: A request that creates something on the platform account, though the platform has sub accounts. `content_type`: A body without a Content-Type, or with one that is not declared. `malformed_body`: A body that is not a JSON object, or is too large. `unknown_field`: A field of the body that the operation does not declare. `missing_field`: A required field of the body was not sent. `wrong_type`: A field of the body with the wrong type. `wrong_value`: A field of the body with a value that its schema does not allow. `ignored_metadata`: A scenario or simulated error in metadata that the payment or card does not have, or in a form or a place where none is read. `card_number`: A key, a name, a text or metadata with a card number, which is masked wherever it is stored or shown. An address or an id with one is refused: `wrong_value`. `unsafe_integer`: An integer beyond 2^53 in the body, whose last digits may be lost. `duplicate_key`: A key that stands twice in an object of the body: its last value counts. `deprecated`: An operation or a header by its former name.
			 * @enum {string}
			 */
			kind: "unknown_path" | "not_in_sandbox" | "unknown_method" | "unknown_parameter" | "wrong_parameter" | "missing_header" | "wrong_header" | "unused_header" | "unnamed_account" | "content_type" | "malformed_body" | "unknown_field" | "missing_field" | "wrong_type" | "wrong_value" | "ignored_metadata" | "card_number" | "unsafe_integer" | "duplicate_key" | "deprecated";
			/** @description Location: `body.payment_method.card`, `query.limit`, `header.Idempotency-Key`, `metadata.payment_test`, `path`. */
			where: string;
			/** @description The problem and how to fix it. */
			message: string;
		};
		/** @description Requests of the log in HAR 1.2, the oldest first. */
		RequestHar: {
			/** @description The only member of a HAR. */
			log: {
				/**
				 * @description The version of HAR.
				 * @enum {string}
				 */
				version: "1.2";
				/** @description The program that wrote it. */
				creator: {
					/** @description Its name. */
					name: string;
					/** @description Its release. */
					version: string;
				};
				/** @description A request and its response each. Their instants are those of the clock of the platform. */
				entries: {
					[key: string]: unknown;
				}[];
				/** @description The operations of the control API that changed something since the first of these requests, the oldest first. A replay does not repeat them. */
				_control_operations: components["schemas"]["HarControlOperation"][];
			};
		};
		/** @description An operation of the control API between requests. */
		HarControlOperation: {
			/** @description Its id: `moveClock`. */
			operation: string;
			/**
			 * Format: date-time
			 * @description When it was carried out.
			 */
			at: string;
		};
		/** @description The deletion of a request log. */
		ClearedRequests: {
			/** @description Number of deleted entries. */
			cleared: number;
		};
		/** @description The integration coverage of a platform. */
		Coverage: {
			/** @description Operations that were answered. */
			operations: components["schemas"]["CoveredArea"];
			/** @description Decline codes of cards and bank accounts. */
			declines: components["schemas"]["CoveredArea"];
			/** @description Codes of error responses. */
			error_codes: components["schemas"]["CoveredArea"];
			/** @description Events that an endpoint accepted. */
			webhook_events: components["schemas"]["CoveredArea"];
			/** @description Writes that were sent again with the same key. */
			retries: components["schemas"]["CoveredArea"];
			/** @description Writes that were answered from their key. */
			idempotent_replays: components["schemas"]["CoveredArea"];
			/** @description Lists of which another page was asked for. */
			pages: components["schemas"]["CoveredArea"];
			total: components["schemas"]["TotalCoverage"];
		};
		/** @description One area of the integration coverage. */
		CoveredArea: {
			/** @description What was met. */
			met: string[];
			/** @description What was not met. */
			missed: string[];
			/** @description Part that was met, rounded down to one decimal. */
			percent: number;
		};
		/** @description All areas together. */
		TotalCoverage: {
			/** @description Number of items that were met. */
			met: number;
			/** @description Number of items. */
			of: number;
			/** @description Part that was met, rounded down to one decimal. */
			percent: number;
		};
		/** @description The facts of a platform. */
		Facts: {
			/** @description The facts, in the order of the rows. A row that does not apply to the program has none. */
			facts: components["schemas"]["Fact"][];
		};
		/** @description What was seen of one row. */
		Fact: {
			/**
			 * @description The row.
			 * @enum {string}
			 */
			row: "requests_valid" | "declines" | "decline_final" | "retries" | "new_attempt" | "wrong_signature" | "deliveries" | "events_handled" | "refunds" | "capture_lapse" | "dispute_answered" | "payout_failed" | "all_pages" | "more_information" | "explored" | "compared";
			/** @description The parts that apply to the program. */
			needed: string[];
			/** @description The parts that were met. */
			met: string[];
			/** @description What went wrong, and was accepted. */
			failed: components["schemas"]["Sighting"][];
			/** @description What was wrong, and refused. It fails nothing. */
			refused: components["schemas"]["Sighting"][];
		};
		/** @description What the sandbox saw. */
		Sighting: {
			/** @description Id of the request or the delivery; null for what has none. */
			id: string | null;
			/** @description A sentence. */
			summary: string;
		};
		/** @description An injected fault. */
		Fault: {
			/** @description Id of the fault. */
			id: string;
			/**
			 * @description The operation whose requests it matches, or `*` for all except `createAccessToken`; with `scenario` for all that charge a payment method.
			 * @enum {string|null}
			 */
			operation: "*" | "createAccessToken" | "createWebComponentToken" | "createSubAccount" | "listSubAccounts" | "getSubAccount" | "getSubAccountSettings" | "createSellerAccount" | "listSellerAccounts" | "getSellerAccount" | "createOnboardingEntry" | "createBusiness" | "listBusinesses" | "getBusiness" | "updateBusiness" | "createIdentity" | "listIdentities" | "getIdentity" | "updateIdentity" | "createAddress" | "listAddresses" | "getAddress" | "updateAddress" | "createBankAccount" | "listBankAccounts" | "getBankAccount" | "createDocument" | "listDocuments" | "getDocument" | "createTermsAndConditions" | "createProvisioning" | "listActiveFeeConfigurations" | "listScheduledFeeConfigurations" | "createFeeConfiguration" | "getActiveFeeConfiguration" | "listFeeConfigurationHistory" | "createPaymentMethod" | "listPaymentMethods" | "getPaymentMethod" | "updatePaymentMethod" | "clonePaymentMethod" | "createPaymentMethodGroup" | "listPaymentMethodGroups" | "getPaymentMethodGroup" | "updatePaymentMethodGroup" | "deletePaymentMethodFromGroup" | "createPayment" | "listPayments" | "getPayment" | "updatePayment" | "capturePayment" | "voidPayment" | "createPaymentIntent" | "listPaymentIntents" | "getPaymentIntent" | "updatePaymentIntent" | "capturePaymentIntent" | "cancelPaymentIntent" | "listPaymentIntentPayments" | "createRefund" | "listRefunds" | "getRefund" | "updateRefund" | "listDisputes" | "getDispute" | "updateDispute" | "updateDisputeResponse" | "submitDisputeResponse" | "createDisputeEvidence" | "listPaymentBalanceTransactions" | "createCheckout" | "listCheckouts" | "getCheckout" | "updateCheckout" | "completeCheckout" | "expireCheckout" | "refundCheckout" | "createCheckoutSession" | "listBalanceTransactions" | "getBalanceTransaction" | "listPayouts" | "listAccountPayouts" | "getPayout" | "updatePayout" | "getPayoutReport" | "getPayoutAccount" | "listProceedsPayouts" | "getProceedsPayout" | "listPlatformProceedsPayouts" | "getPlatformProceedsPayout" | "listAccountPayments" | "getGrossVolume" | null;
			/**
			 * @description The events whose deliveries it matches: a name, a family such as `payment.*`, or `*`.
			 * @enum {string|null}
			 */
			event_name: "*" | "payment.*" | "payment.refund.*" | "payment.dispute.*" | "payment.dispute_evidence.*" | "payment_method.*" | "payment_intent.*" | "checkout.*" | "checkout.completion.*" | "sub_account.*" | "seller_account.*" | "account.*" | "account.payout_setting.*" | "application_fee_rate.*" | "entity.*" | "entity.business.*" | "entity.identity.*" | "entity.address.*" | "entity.document.*" | "entity.bank_account.*" | "payout.*" | "payout.bank_account.*" | "proceeds.*" | "proceeds.payout.*" | "payment.created" | "payment.pending" | "payment.authorized" | "payment.succeeded" | "payment.failed" | "payment.captured" | "payment.canceled" | "payment.refunded" | "payment.refund.updated" | "payment.dispute.created" | "payment.dispute.submitted" | "payment.dispute.forfeited" | "payment.dispute.closed" | "payment.dispute.funds_returned" | "payment.dispute_evidence.created" | "payment.dispute_evidence.uploaded" | "payment_method.created" | "payment_method.updated" | "payment_method.bin_mapped" | "payment_intent.created" | "payment_intent.attached" | "payment_intent.requires_capture" | "payment_intent.succeeded" | "checkout.created" | "checkout.completed" | "checkout.completion.succeeded" | "checkout.completion.failed" | "sub_account.updated" | "seller_account.updated" | "account.payout_setting.updated" | "application_fee_rate.created" | "entity.business.created" | "entity.business.updated" | "entity.identity.created" | "entity.identity.updated" | "entity.address.created" | "entity.address.updated" | "entity.document.created" | "entity.document.uploaded" | "entity.bank_account.created" | "payout.bank_account.activated" | "payout.created" | "payout.paid" | "payout.failed" | "proceeds.payout.created" | "proceeds.payout.paid" | "proceeds.payout.failed" | null;
			/** @description Effect of the fault. */
			fault: {
				/** @description Respond with this error: any error code except those of the control API. */
				error?: string;
				/**
				 * @description Charge with this test scenario: a decline is stored. It wins over one that the request names. Also in live mode.
				 * @enum {string}
				 */
				scenario?: "successful_payment" | "insufficient_funds" | "expired_card" | "invalid_card_number" | "invalid_cvc" | "do_not_honor" | "restricted_card" | "exceeds_card_limit" | "gateway_error" | "gateway_timeout" | "card_blocked" | "incorrect_pin" | "new_card_issued" | "do_not_retry" | "account_closed" | "pin_required" | "pin_tries_exceeded" | "amount_too_large" | "amount_too_small" | "invalid_charge_amount" | "invalid_expiry_month" | "invalid_expiry_year" | "service_not_allowed" | "issuer_not_available" | "currency_not_supported" | "test_mode_live_card" | "three_d_secure_not_supported" | "generic_decline" | "generic_error_change_info" | "generic_error_do_not_retry" | "generic_error_please_retry" | "network_r00" | "network_r01" | "network_r0" | "network_r1" | "network_r3" | "success" | "succeeded" | "account_frozen" | "bank_account_restricted" | "invalid_account_number" | "no_account";
				/** @description Respond with this status and the error code that is closest to it. */
				status?: number;
				/** @description Delay it by this number of milliseconds of the machine. With `webhook`: the length of the delay. */
				delay_ms?: number;
				/**
				 * @description Drop the connection. `before_commit`: The connection ends, and nothing happened. `after_commit`: The connection ends, and the request was carried out.
				 * @enum {string}
				 */
				drop?: "before_commit" | "after_commit";
				/**
				 * @description Hold the request, or its response, until it is released. `true`: The request waits, with its idempotency key in use, until it is released. So two requests can overlap. `after_commit`: The request is carried out, and its response waits until it is released. A retry gets the stored response. `until_webhooks`: The same until its webhooks were attempted and no delivery is in flight, at most 5 seconds.
				 * @enum {boolean|string}
				 */
				hold?: true | "after_commit" | "until_webhooks";
				/**
				 * @description Damage the body of the response. `truncated`: The request is carried out, and the body of its response ends in the middle. `malformed`: The request is carried out, and the body of its response is no JSON. `empty`: The request is carried out, and the body of its response is empty.
				 * @enum {string}
				 */
				body?: "truncated" | "malformed" | "empty";
				/**
				 * @description Disturb a delivery. `duplicate`: The delivery is sent twice. `reorder`: The next delivery is sent first. `delay`: The delivery is sent later. `lose`: A delivery attempt fails and is retried later. `wrong_signature`: The delivery is signed with another secret. `stale`: The delivery is signed with a timestamp of ten minutes ago, which an endpoint refuses as too old.
				 * @enum {string}
				 */
				webhook?: "duplicate" | "reorder" | "delay" | "lose" | "wrong_signature" | "stale";
				/**
				 * @description Delay the response instead of the request, with `delay_ms`.
				 * @enum {string}
				 */
				at?: "after_commit";
			};
			/** @description Number of requests or deliveries that it skips first, before any draw of its probability. */
			after: number;
			/** @description Number of matches after which it is exhausted; null for no limit. */
			times: number | null;
			/** @description Probability of a match, from 0 to 1; null if it always matches. */
			probability: number | null;
			/** @description Seed of the random matches: the same seed gives the same matches; null without a probability. */
			seed: number | null;
			/** @description Number of requests or deliveries that it matched. */
			matched: number;
			/** @description Number of requests or deliveries that it skipped: the first ones by `after`, others because of its probability. */
			passed: number;
			/** @description Number of remaining matches: 0 when it is exhausted, null for no limit. */
			left: number | null;
			/** @description Number of requests, or of responses to them, that it holds now. */
			held: number;
			/**
			 * Format: date-time
			 * @description When it was created.
			 */
			created_at: string;
		};
		/** @description A deleted fault. */
		DeletedFault: {
			/** @description Id of the fault. */
			id: string;
		};
		/** @description The deletion of all faults. */
		DeletedFaults: {
			/** @description Number of deleted faults. */
			deleted: number;
		};
		/** @description The release of held requests. */
		ReleasedRequests: {
			/** @description Id of the fault. */
			id: string;
			/** @description Number of released requests. */
			released: number;
		};
		/** @description A named state of a platform. */
		Snapshot: {
			/** @description Name of the snapshot. */
			name: string;
			/** @description Number of records; the events of a transaction count as one. */
			records: number;
			/**
			 * Format: date-time
			 * @description When it was created, on the platform's clock.
			 */
			created_at: string;
		};
		/** @description A restored snapshot. */
		RestoredSnapshot: {
			/** @description Name of the snapshot. */
			name: string;
			/** @description Number of records; the events of a transaction count as one. */
			records: number;
			/**
			 * Format: date-time
			 * @description When it was created, on the platform's clock.
			 */
			created_at: string;
		};
		/** @description A deleted snapshot. */
		DeletedSnapshot: {
			/** @description Name of the snapshot. */
			name: string;
		};
		/** @description The differences between two states. */
		SnapshotDiff: {
			/** @description Name of the first state. */
			from: string;
			/** @description Name of the second state. */
			to: string;
			/** @description Records that only the second state has. */
			added: components["schemas"]["RecordName"][];
			/** @description Records that only the first state has. */
			removed: components["schemas"]["RecordName"][];
			/** @description Records that differ between the two states. */
			changed: components["schemas"]["ChangedRecord"][];
		};
		/** @description A record. */
		RecordName: {
			/** @description Type of the record: `payment`, `event`, `job`. */
			type: string;
			/** @description Id of the record. */
			id: string;
		};
		/** @description A record that changed. */
		ChangedRecord: {
			/** @description Type of the record: `payment`, `event`, `job`. */
			type: string;
			/** @description Id of the record. */
			id: string;
			/** @description Fields that differ. */
			fields: components["schemas"]["ChangedField"][];
		};
		/** @description A field that changed, as the sandbox stores it. Its name is mostly that of the API. */
		ChangedField: {
			/** @description Path of the field, with names and indexes: `attempts.0.status`. */
			path: string;
			/** @description Value in the first state; absent if it has none. Secrets are removed. */
			before?: unknown;
			/** @description Value in the second state; absent if it has none. */
			after?: unknown;
		};
		/** @description The result of an undo. */
		Undone: {
			/** @description The undone transactions, last one first. */
			undone: components["schemas"]["UndoneTransaction"][];
		};
		/** @description An undone transaction. */
		UndoneTransaction: {
			/** @description Id of the request; null for one to the control API, and for a call in the same process. */
			request_id: string | null;
			/** @description Operation of the API or of the control API, also of a call in the same process. Beside them: `payCheckoutSession` (the form of the hosted checkout), `submitOnboarding` (the form of the hosted onboarding), `uploadFile` (a file for a signed address). */
			operation: string;
			/**
			 * Format: date-time
			 * @description When it was committed, on the platform's clock.
			 */
			created_at: string;
			/** @description Number of records that it and its follow-up jobs wrote; the events of a transaction count as one. */
			records: number;
			/** @description Number of faults that are as they were before it: their matches are not counted any more. */
			faults: number;
		};
		/** @description A page of a list of replica objects. */
		ReplicaList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["Replica"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description A page of a list of platform objects. */
		PlatformList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["Platform"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description A page of a list of platform_token objects. */
		PlatformTokenList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["PlatformToken"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description A page of a list of job objects. */
		JobList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["Job"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description The envelope of one sub_account. */
		SubAccountEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "sub_account";
			data: components["schemas"]["SubAccount"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description The envelope of one dispute. */
		DisputeEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "dispute";
			data: components["schemas"]["Dispute"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description The envelope of one payment. */
		PaymentEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "payment";
			data: components["schemas"]["Payment"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description The envelope of one payout. */
		EndedPayoutEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "payout";
			data: components["schemas"]["EndedPayout"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description A page of a list of search_result objects. */
		SearchResultList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["SearchResult"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description A page of a list of payment objects. */
		PaymentList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["Payment"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description A page of a list of publisher objects. */
		PublisherList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["Publisher"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description A page of a list of event objects. */
		EventList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["Event"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description The envelope of one event. */
		EventEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "event";
			data: components["schemas"]["Event"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description A page of a list of delivery objects. */
		DeliveryList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["Delivery"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description The envelope of one delivery. */
		DeliveryEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "delivery";
			data: components["schemas"]["Delivery"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description A page of a list of request objects. */
		RequestEntryList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["RequestEntry"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description The envelope of one request. */
		RequestEntryEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "request";
			data: components["schemas"]["RequestEntry"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description A page of a list of fault objects. */
		FaultList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["Fault"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description A page of a list of snapshot objects. */
		SnapshotList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["Snapshot"][];
			page_info: components["schemas"]["PageInfo"];
		};
	};
	responses: {
		/** @description `host_not_allowed`, `origin_not_allowed` */
		HostNotAllowedOrOriginNotAllowed: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Error"] & {
					error?: {
						/** @enum {string} */
						code?: "host_not_allowed" | "origin_not_allowed";
					};
				};
			};
		};
		/** @description `internal_server_error` */
		InternalServerError: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Error"] & {
					error?: {
						/** @enum {string} */
						code?: "internal_server_error";
					};
				};
			};
		};
		/** @description `service_unavailable` */
		ServiceUnavailable: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Retry-After": components["headers"]["RetryAfter"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Error"] & {
					error?: {
						/** @enum {string} */
						code?: "service_unavailable";
					};
				};
			};
		};
		/** @description `control_not_authenticated` */
		ControlNotAuthenticated: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				"WWW-Authenticate": components["headers"]["WWWAuthenticate"];
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Error"] & {
					error?: {
						/** @enum {string} */
						code?: "control_not_authenticated";
					};
				};
			};
		};
		/** @description `resource_not_found` */
		ResourceNotFound: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Error"] & {
					error?: {
						/** @enum {string} */
						code?: "resource_not_found";
					};
				};
			};
		};
		/** @description `content_encoding_mismatch`, `malformed_request` */
		ContentEncodingMismatchOrMalformedRequest: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Error"] & {
					error?: {
						/** @enum {string} */
						code?: "content_encoding_mismatch" | "malformed_request";
					};
				};
			};
		};
		/** @description `body_too_large` */
		BodyTooLarge: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Error"] & {
					error?: {
						/** @enum {string} */
						code?: "body_too_large";
					};
				};
			};
		};
		/** @description `charset_not_supported`, `content_encoding_not_supported` */
		CharsetNotSupportedOrContentEncodingNotSupported: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				"Accept-Encoding": components["headers"]["AcceptEncoding"];
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Error"] & {
					error?: {
						/** @enum {string} */
						code?: "charset_not_supported" | "content_encoding_not_supported";
					};
				};
			};
		};
	};
	parameters: never;
	requestBodies: never;
	headers: {
		/** @description Id of the request. */
		RequestId: string;
		/** @description Whether the same request may succeed later. */
		ShouldRetry: "true" | "false";
		/** @description Seconds after which to send the same request again. Absent when `Should-Retry` is `false`. */
		RetryAfter: string;
		/** @description The rule behind the error, and what to change. For people; the service has no such header. */
		SandboxExplain: string;
		/** @description What was ignored in the request: unknown names, a charset other than UTF-8, an earlier value of a key that stands twice; and integers whose last digits may be lost. For people; the service has no such header. */
		SandboxWarning: string;
		/** @description The scheme of the credentials that the operation takes. */
		WWWAuthenticate: "Bearer" | "Basic realm=\"payments-sandbox\"";
		/** @description The codings that a body may have, for `Content-Encoding`. */
		AcceptEncoding: string;
	};
	pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
	getHealth: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Check the health: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Health"];
				};
			};
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getReady: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Check the readiness: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Readiness"];
				};
			};
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getWhoami: {
		parameters: {
			query?: {
				/** @description Platform to look up, by id or name. With a token of a platform, only its own is known. */
				platform?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Look up a credential: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Whoami"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listReplicas: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List replicas: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ReplicaList"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listPlatforms: {
		parameters: {
			query?: {
				/** @description Order of the list. Default: `id`. */
				order?: "id" | "last_write";
				/** @description Platforms that nobody has used for this duration, such as `90d`. Writes count exactly; reads count while the sandbox has the platform open. */
				unused_for?: string;
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List platforms: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PlatformList"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			/** @description `cursor_invalid`, `parameter_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "cursor_invalid" | "parameter_invalid";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createPlatform: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				"application/json": {
					/** @description What its users call it: 1 to 64 lower-case letters, digits and `-`, not `default`. No two platforms have one name. */
					name?: string;
				};
			};
		};
		responses: {
			/** @description Create a platform: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NewPlatform"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `parameter_invalid`, `platform_name_taken`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid" | "platform_name_taken" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	deletePlatform: {
		parameters: {
			query?: {
				/** @description Deletes the platform only if nobody has used for this duration, such as `90d`. Writes count exactly; reads count while the sandbox has the platform open. */
				unused_for?: string;
			};
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Delete a platform: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DeletedPlatform"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			/** @description `control_not_authorized`, `host_not_allowed`, `origin_not_allowed` */
			403: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "control_not_authorized" | "host_not_allowed" | "origin_not_allowed";
						};
					};
				};
			};
			404: components["responses"]["ResourceNotFound"];
			/** @description `default_platform_not_deletable`, `parameter_invalid`, `platform_in_use` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "default_platform_not_deletable" | "parameter_invalid" | "platform_in_use";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	updatePlatform: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description What its users call it: 1 to 64 lower-case letters, digits and `-`, not `default`. No two platforms have one name. */
					name: string;
				};
			};
		};
		responses: {
			/** @description Name a platform: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NamedPlatform"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			/** @description `control_not_authorized`, `host_not_allowed`, `origin_not_allowed` */
			403: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "control_not_authorized" | "host_not_allowed" | "origin_not_allowed";
						};
					};
				};
			};
			404: components["responses"]["ResourceNotFound"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `parameter_invalid`, `parameter_missing`, `platform_name_taken`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid" | "parameter_missing" | "platform_name_taken" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	resetPlatform: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Reset a platform: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ResetPlatform"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	issueAccessToken: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				"application/json": {
					/**
					 * @description Mode of the token.
					 * @default test
					 * @enum {string}
					 */
					mode?: "test" | "live";
				};
			};
		};
		responses: {
			/** @description Issue an access token: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["AccessToken"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `parameter_invalid`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	endAccessTokens: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description End the access tokens: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EndedAccessTokens"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listPlatformTokens: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List platform tokens: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PlatformTokenList"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			/** @description `control_not_authorized`, `host_not_allowed`, `origin_not_allowed` */
			403: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "control_not_authorized" | "host_not_allowed" | "origin_not_allowed";
						};
					};
				};
			};
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createPlatformToken: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Name of the person or the job that gets it. */
					name: string;
				};
			};
		};
		responses: {
			/** @description Create a platform token: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NewPlatformToken"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			/** @description `control_not_authorized`, `host_not_allowed`, `origin_not_allowed` */
			403: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "control_not_authorized" | "host_not_allowed" | "origin_not_allowed";
						};
					};
				};
			};
			404: components["responses"]["ResourceNotFound"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `parameter_invalid`, `parameter_missing`, `token_limit_reached`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid" | "parameter_missing" | "token_limit_reached" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	deletePlatformToken: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				token_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Delete a platform token: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DeletedPlatformToken"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			/** @description `control_not_authorized`, `host_not_allowed`, `origin_not_allowed` */
			403: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "control_not_authorized" | "host_not_allowed" | "origin_not_allowed";
						};
					};
				};
			};
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getClock: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Get the clock: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Clock"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	moveClock: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Duration: `8d`, `25m`, `1d 12h`, `90s`; units are `y`, `mo`, `w`, `d`, `h`, `m`, `s`, `ms`, or their names. Or an ISO 8601 duration: `P8D`, `PT25M`. */
					advance?: string;
					/** @description New time of the clock, not before its current time: ISO 8601 with a time zone, or a date, which is midnight in UTC. */
					set?: string;
					/** @description Whether to freeze the clock. */
					frozen?: boolean;
					/** @description Lets the clock follow the clock of the machine again, or freezes it where a reproducible sandbox started. Only this may set it back: deliveries that wait are due then. Objects that are later keep their instants and their places in lists, and jobs their due times: the notice says how many. */
					reset?: boolean;
				};
			};
		};
		responses: {
			/** @description Move, freeze, unfreeze or reset the clock: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["MovedClock"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `clock_cannot_go_back`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "clock_cannot_go_back" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getJobSettings: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Get the job settings: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["JobSettings"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	setJobSettings: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description The automatic review of a test sub account. Default: right after the response; never with `--no-auto-enable`. */
					enable_sub_account?: string;
					/** @description What the first six digits of a new card say: its `bin_details`. Default: together with the card, without a job. */
					map_bin?: string;
					/** @description The decision of the bank on a bank payment. Default: right after the response; later for the test bank accounts that take business days. */
					settle_payment?: string;
					/** @description The decision of the bank on a refund of a bank payment. Default: right after the response; later for the test bank accounts that take business days. */
					settle_refund?: string;
					/** @description The dispute that `metadata.dispute_test_spec` of a payment asks for. Default: right after the payment was captured, or after the delay that it asks for. */
					open_dispute?: string;
					/** @description The decision that `metadata.dispute_test_spec` of a payment asks for. Default: right after the response to the dispute, or after the delay that it asks for. */
					decide_dispute?: string;
					/** @description The end of a batch of balance transactions of an account, which creates its payout. Default: at the next midnight in UTC. */
					close_payout_batch?: string;
					/** @description The transfer of a payout of an account to the bank. Default: on the next business day. */
					send_payout?: string;
					/** @description The arrival of a payout of an account on the bank account. Default: on the day of its `deposits_at`. */
					pay_payout?: string;
					/** @description The end of a batch of proceeds, which creates its payout. Default: at the next midnight in UTC. */
					close_proceeds_batch?: string;
					/** @description The transfer of a payout of proceeds to the bank. Default: on the next business day. */
					send_proceeds_payout?: string;
					/** @description The arrival of a payout of proceeds on the bank account. Default: on the day of its `deposits_at`. */
					pay_proceeds_payout?: string;
				};
			};
		};
		responses: {
			/** @description Change the job settings: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["JobSettings"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `parameter_invalid`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listJobs: {
		parameters: {
			query?: {
				/** @description Jobs of this object. */
				subject_id?: string;
				/** @description Jobs of this type. */
				kind?: string;
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List pending jobs: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["JobList"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `cursor_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "cursor_invalid";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	runJob: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				job_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Run a pending job: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Job"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `job_follows_clock` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "job_follows_clock";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	exportPlatform: {
		parameters: {
			query?: {
				/** @description The state as it was before this request of the log arrived. */
				before?: string;
			};
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Export a seed file: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/x-ndjson": components["schemas"]["SeedFile"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	importPlatform: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/x-ndjson": components["schemas"]["SeedFile"];
			};
		};
		responses: {
			/** @description Import a seed file: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ImportedSeedFile"];
				};
			};
			/** @description `content_encoding_mismatch` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch";
						};
					};
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `content_encoding_not_supported` */
			415: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Accept-Encoding": components["headers"]["AcceptEncoding"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_not_supported";
						};
					};
				};
			};
			/** @description `seed_file_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "seed_file_invalid";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	reviewSubAccount: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				sub_account_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/**
					 * @description Decision of the review. The status of the sub account determines which outcomes are possible.
					 * @enum {string}
					 */
					outcome: "approve" | "request_information" | "reject" | "disable" | "enable" | "archive";
				};
			};
		};
		responses: {
			/** @description Review a sub account: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SubAccountEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			404: components["responses"]["ResourceNotFound"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `parameter_invalid`, `parameter_missing`, `sub_account_unexpected_state`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid" | "parameter_missing" | "sub_account_unexpected_state" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	openDispute: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				payment_id: string;
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				"application/json": {
					/** @description The disputed amount. Default: the remaining amount of the payment. Null is refused. */
					amount?: number;
					/**
					 * @description Reason of the payer.
					 * @default fraudulent
					 * @enum {string}
					 */
					reason?: "fraudulent" | "duplicate" | "unrecognized" | "product_not_received" | "product_unacceptable" | "credit_not_processed" | "subscription_canceled" | "processing_error" | "debit_not_authorized" | "incorrect_account" | "general";
				};
			};
		};
		responses: {
			/** @description Dispute a payment: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DisputeEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `refund_in_progress` */
			409: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "refund_in_progress";
						};
					};
				};
			};
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `amount_below_minimum`, `amount_must_be_an_integer`, `dispute_exceeds_amount_available`, `parameter_invalid`, `payment_cannot_be_disputed`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "amount_below_minimum" | "amount_must_be_an_integer" | "dispute_exceeds_amount_available" | "parameter_invalid" | "payment_cannot_be_disputed" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	decideDispute: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				dispute_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/**
					 * @description Outcome of the dispute.
					 * @enum {string}
					 */
					outcome: "respond" | "win" | "lose" | "reverse";
				};
			};
		};
		responses: {
			/** @description Respond to a dispute, win, lose or reverse it: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DisputeEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			404: components["responses"]["ResourceNotFound"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `dispute_unexpected_state`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "dispute_unexpected_state" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	returnPayment: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				payment_id: string;
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				"application/json": {
					/**
					 * @description Reason of the bank.
					 * @default insufficient_funds
					 * @enum {string}
					 */
					reason?: "insufficient_funds" | "account_closed" | "no_account" | "bank_account_restricted";
				};
			};
		};
		responses: {
			/** @description Return a bank payment: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `refund_in_progress` */
			409: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "refund_in_progress";
						};
					};
				};
			};
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `parameter_invalid`, `payment_cannot_be_returned`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid" | "payment_cannot_be_returned" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	endPayout: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				payout_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/**
					 * @description Outcome of the payout.
					 * @enum {string}
					 */
					outcome: "fail" | "cancel";
				};
			};
		};
		responses: {
			/** @description Fail or cancel a payout: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EndedPayoutEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			404: components["responses"]["ResourceNotFound"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `parameter_invalid`, `parameter_missing`, `payout_unexpected_state`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid" | "parameter_missing" | "payout_unexpected_state" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	endProceedsPayout: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				payout_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/**
					 * @description Outcome of the payout.
					 * @enum {string}
					 */
					outcome: "fail" | "cancel";
				};
			};
		};
		responses: {
			/** @description Fail or cancel a payout of proceeds: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EndedPayoutEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			404: components["responses"]["ResourceNotFound"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `parameter_invalid`, `parameter_missing`, `payout_unexpected_state`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid" | "parameter_missing" | "payout_unexpected_state" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	search: {
		parameters: {
			query?: {
				/** @description What to search for, such as a name, an e-mail address, `19.99` or an id. Required. */
				text?: string;
				/** @description Only objects of this kind. */
				kind?: "customers" | "payments" | "payment_intents" | "checkouts" | "refunds" | "disputes" | "payment_methods" | "sub_accounts" | "businesses" | "identities" | "bank_accounts" | "payouts" | "proceeds_payouts" | "requests" | "events" | "publishers";
				/** @description Mode of the objects. Default: `test`. */
				account_type?: "test" | "live";
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of the same search: returns the results after those of that page. */
				after_cursor?: string;
			};
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Search for objects: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SearchResultList"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `cursor_invalid`, `parameter_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "cursor_invalid" | "parameter_invalid";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listPaymentsByPayer: {
		parameters: {
			query?: {
				/** @description A part of the payer's name, in any case. */
				name?: string;
				/** @description A part of the payer's e-mail address, in any case. */
				email?: string;
				/** @description Mode of the objects. Default: `test`. */
				account_type?: "test" | "live";
				/** @description Only payments of this sub account. */
				sub_account_id?: string;
				/** @description Only the payment with this id. */
				payment_id?: string;
				/** @description Only payments that were attempts to complete this checkout. */
				checkout_id?: string;
				/** @description Only payments with this status. `refunded`: only payments of which any amount was refunded. */
				payment_status?: "pending" | "authorized" | "succeeded" | "failed" | "canceled" | "partially_refunded" | "fully_refunded" | "disputed" | "refunded";
				/** @description Only payments of this mode. */
				payment_mode?: "ecom" | "ach" | "card_present";
				/** @description Only payments from the payment method with this token. */
				payment_method_id?: string;
				/** @description Only payments from a card or bank account with this name when it was charged. The whole name; case is ignored. */
				account_holder?: string;
				/** @description Only payments of this terminal: none, as there are no terminals. */
				terminal_id?: string;
				/** @description Only payments created before this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				created_before?: string;
				/** @description Only payments created after this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				created_after?: string;
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List payments by their payer: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentList"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `cursor_invalid`, `parameter_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "cursor_invalid" | "parameter_invalid";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listPublishers: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List publishers: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PublisherList"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `cursor_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "cursor_invalid";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createPublisher: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/**
					 * Format: uri
					 * @description URL that accepts POST requests: `http://127.0.0.1:3000/webhooks`.
					 */
					url: string;
					/** @description Events to subscribe to. Default: all. Null is refused. */
					events?: ("*" | "payment.*" | "payment.refund.*" | "payment.dispute.*" | "payment.dispute_evidence.*" | "payment_method.*" | "payment_intent.*" | "checkout.*" | "checkout.completion.*" | "sub_account.*" | "seller_account.*" | "account.*" | "account.payout_setting.*" | "application_fee_rate.*" | "entity.*" | "entity.business.*" | "entity.identity.*" | "entity.address.*" | "entity.document.*" | "entity.bank_account.*" | "payout.*" | "payout.bank_account.*" | "proceeds.*" | "proceeds.payout.*" | "payment.created" | "payment.pending" | "payment.authorized" | "payment.succeeded" | "payment.failed" | "payment.captured" | "payment.canceled" | "payment.refunded" | "payment.refund.updated" | "payment.dispute.created" | "payment.dispute.submitted" | "payment.dispute.forfeited" | "payment.dispute.closed" | "payment.dispute.funds_returned" | "payment.dispute_evidence.created" | "payment.dispute_evidence.uploaded" | "payment_method.created" | "payment_method.updated" | "payment_method.bin_mapped" | "payment_intent.created" | "payment_intent.attached" | "payment_intent.requires_capture" | "payment_intent.succeeded" | "checkout.created" | "checkout.completed" | "checkout.completion.succeeded" | "checkout.completion.failed" | "sub_account.updated" | "seller_account.updated" | "account.payout_setting.updated" | "application_fee_rate.created" | "entity.business.created" | "entity.business.updated" | "entity.identity.created" | "entity.identity.updated" | "entity.address.created" | "entity.address.updated" | "entity.document.created" | "entity.document.uploaded" | "entity.bank_account.created" | "payout.bank_account.activated" | "payout.created" | "payout.paid" | "payout.failed" | "proceeds.payout.created" | "proceeds.payout.paid" | "proceeds.payout.failed")[];
					/** @description Only events of this account: a sub account, or the platform itself. */
					account_id?: string;
					/**
					 * @description Only events of this mode. Default: both.
					 * @enum {string}
					 */
					account_type?: "test" | "live";
					/** @description What precedes `-Signature` and `-Timestamp` in the names of the headers of its deliveries: letters and digits, with hyphens between them only. `JUSTIFI` gives the names of the service. Default: that of the sandbox, which is `Webhook` unless it was started with `--webhook-header-prefix`. */
					header_prefix?: string;
					/** @description Secret of your own, starting with `sigk_`. Default: a generated secret. */
					secret?: string;
					/** @description Whether it belongs to a tool, such as `payments-sandbox listen`, and not to the program: `ready` does not judge it. Default: false. */
					of_tool?: boolean;
				};
			};
		};
		responses: {
			/** @description Create a publisher: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["NewPublisher"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `parameter_invalid`, `parameter_missing`, `publisher_host_not_allowed`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid" | "parameter_missing" | "publisher_host_not_allowed" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	deletePublisher: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				publisher_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Delete a publisher: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DeletedPublisher"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	enablePublisher: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				publisher_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Enable a publisher: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Publisher"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	retryPublisher: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				publisher_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Retry the first delivery of the queue of a publisher: success. */
			202: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Redelivery"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `publisher_disabled` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "publisher_disabled";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	testPublisher: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				publisher_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Send a test event to a publisher: success. */
			202: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Delivery"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `parameter_invalid`, `publisher_disabled` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid" | "publisher_disabled";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listEvents: {
		parameters: {
			query?: {
				/** @description Events of this name. */
				event_name?: "payment.created" | "payment.pending" | "payment.authorized" | "payment.succeeded" | "payment.failed" | "payment.captured" | "payment.canceled" | "payment.refunded" | "payment.refund.updated" | "payment.dispute.created" | "payment.dispute.submitted" | "payment.dispute.forfeited" | "payment.dispute.closed" | "payment.dispute.funds_returned" | "payment.dispute_evidence.created" | "payment.dispute_evidence.uploaded" | "payment_method.created" | "payment_method.updated" | "payment_method.bin_mapped" | "payment_intent.created" | "payment_intent.attached" | "payment_intent.requires_capture" | "payment_intent.succeeded" | "checkout.created" | "checkout.completed" | "checkout.completion.succeeded" | "checkout.completion.failed" | "sub_account.updated" | "seller_account.updated" | "account.payout_setting.updated" | "application_fee_rate.created" | "entity.business.created" | "entity.business.updated" | "entity.identity.created" | "entity.identity.updated" | "entity.address.created" | "entity.address.updated" | "entity.document.created" | "entity.document.uploaded" | "entity.bank_account.created" | "payout.bank_account.activated" | "payout.created" | "payout.paid" | "payout.failed" | "proceeds.payout.created" | "proceeds.payout.paid" | "proceeds.payout.failed";
				/** @description Events of the resource with this id. For a payment method, the id of its card or bank account. */
				resource_id?: string;
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List events: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EventList"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `cursor_invalid`, `parameter_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "cursor_invalid" | "parameter_invalid";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getEvent: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				event_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Get an event: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EventEnvelope"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	redeliverEvent: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				event_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Deliver an event again: success. */
			202: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Redelivery"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `publisher_disabled` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "publisher_disabled";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	redeliverEvents: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Start of the period: ISO 8601 with a time zone, or a date, which is midnight in UTC. */
					since: string;
				};
			};
		};
		responses: {
			/** @description Deliver all events since an instant again: success. */
			202: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Redelivery"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `parameter_invalid`, `parameter_missing`, `publisher_disabled`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid" | "parameter_missing" | "publisher_disabled" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	triggerEvent: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/**
					 * @description Name of the event.
					 * @enum {string}
					 */
					event: "payment.created" | "payment.pending" | "payment.authorized" | "payment.succeeded" | "payment.failed" | "payment.captured" | "payment.canceled" | "payment.refunded" | "payment.refund.updated" | "payment.dispute.created" | "payment.dispute.submitted" | "payment.dispute.forfeited" | "payment.dispute.closed" | "payment.dispute.funds_returned" | "payment.dispute_evidence.created" | "payment.dispute_evidence.uploaded" | "payment_method.created" | "payment_method.updated" | "payment_method.bin_mapped" | "payment_intent.created" | "payment_intent.attached" | "payment_intent.requires_capture" | "payment_intent.succeeded" | "checkout.created" | "checkout.completed" | "checkout.completion.succeeded" | "checkout.completion.failed" | "sub_account.updated" | "seller_account.updated" | "account.payout_setting.updated" | "application_fee_rate.created" | "entity.business.created" | "entity.business.updated" | "entity.identity.created" | "entity.identity.updated" | "entity.address.created" | "entity.address.updated" | "entity.document.created" | "entity.document.uploaded" | "entity.bank_account.created" | "payout.bank_account.activated" | "payout.created" | "payout.paid" | "payout.failed" | "proceeds.payout.created" | "proceeds.payout.paid" | "proceeds.payout.failed";
					/** @description Id of the object of the event. For a refund or a dispute, the id of the payment; for `payout.created`, the id of the account; for `proceeds.payout.created`, that of the platform account. */
					on: string;
				};
			};
		};
		responses: {
			/** @description Trigger an event: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Triggered"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `event_out_of_reach`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "event_out_of_reach" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listDeliveries: {
		parameters: {
			query?: {
				/** @description Deliveries of this event. */
				event_id?: string;
				/** @description Deliveries to this publisher. */
				publisher_id?: string;
				/** @description Deliveries with this status. */
				status?: "pending" | "delivered" | "failed" | "dead";
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List deliveries: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DeliveryList"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `cursor_invalid`, `parameter_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "cursor_invalid" | "parameter_invalid";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getDelivery: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				delivery_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Get a delivery: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DeliveryEnvelope"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	waitForIdle: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				"application/json": {
					/**
					 * @description Time-out in milliseconds of the machine.
					 * @default 10000
					 */
					timeout_ms?: number;
				};
			};
		};
		responses: {
			/** @description Wait until the platform is idle: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Idle"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `not_idle` */
			409: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "not_idle";
						};
					};
				};
			};
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `parameter_invalid`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listRequests: {
		parameters: {
			query?: {
				/** @description Requests of this operation. */
				operation?: "createAccessToken" | "createWebComponentToken" | "createSubAccount" | "listSubAccounts" | "getSubAccount" | "getSubAccountSettings" | "createSellerAccount" | "listSellerAccounts" | "getSellerAccount" | "createOnboardingEntry" | "createBusiness" | "listBusinesses" | "getBusiness" | "updateBusiness" | "createIdentity" | "listIdentities" | "getIdentity" | "updateIdentity" | "createAddress" | "listAddresses" | "getAddress" | "updateAddress" | "createBankAccount" | "listBankAccounts" | "getBankAccount" | "createDocument" | "listDocuments" | "getDocument" | "createTermsAndConditions" | "createProvisioning" | "listActiveFeeConfigurations" | "listScheduledFeeConfigurations" | "createFeeConfiguration" | "getActiveFeeConfiguration" | "listFeeConfigurationHistory" | "createPaymentMethod" | "listPaymentMethods" | "getPaymentMethod" | "updatePaymentMethod" | "clonePaymentMethod" | "createPaymentMethodGroup" | "listPaymentMethodGroups" | "getPaymentMethodGroup" | "updatePaymentMethodGroup" | "deletePaymentMethodFromGroup" | "createPayment" | "listPayments" | "getPayment" | "updatePayment" | "capturePayment" | "voidPayment" | "createPaymentIntent" | "listPaymentIntents" | "getPaymentIntent" | "updatePaymentIntent" | "capturePaymentIntent" | "cancelPaymentIntent" | "listPaymentIntentPayments" | "createRefund" | "listRefunds" | "getRefund" | "updateRefund" | "listDisputes" | "getDispute" | "updateDispute" | "updateDisputeResponse" | "submitDisputeResponse" | "createDisputeEvidence" | "listPaymentBalanceTransactions" | "createCheckout" | "listCheckouts" | "getCheckout" | "updateCheckout" | "completeCheckout" | "expireCheckout" | "refundCheckout" | "createCheckoutSession" | "listBalanceTransactions" | "getBalanceTransaction" | "listPayouts" | "listAccountPayouts" | "getPayout" | "updatePayout" | "getPayoutReport" | "getPayoutAccount" | "listProceedsPayouts" | "getProceedsPayout" | "listPlatformProceedsPayouts" | "getPlatformProceedsPayout" | "listAccountPayments" | "getGrossVolume";
				/** @description Requests with this HTTP status. */
				status?: number;
				/** @description Requests with this verdict. */
				verdict?: "ok" | "warning" | "violation";
				/** @description Only the requests that the sandbox itself sent, or only others. */
				own?: "true" | "false";
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List requests: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RequestEntryList"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `cursor_invalid`, `parameter_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "cursor_invalid" | "parameter_invalid";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	clearRequests: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Delete the request log of a platform: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ClearedRequests"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	exportRequests: {
		parameters: {
			query?: {
				/** @description Only so many of the newest requests. */
				last?: number;
				/** @description Only the request with this id. */
				request_id?: string;
			};
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Export requests as a HAR: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RequestHar"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `parameter_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getRequest: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				request_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Get a request: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RequestEntryEnvelope"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listUnattributedRequests: {
		parameters: {
			query?: {
				/** @description Requests of this operation. */
				operation?: "createAccessToken" | "createWebComponentToken" | "createSubAccount" | "listSubAccounts" | "getSubAccount" | "getSubAccountSettings" | "createSellerAccount" | "listSellerAccounts" | "getSellerAccount" | "createOnboardingEntry" | "createBusiness" | "listBusinesses" | "getBusiness" | "updateBusiness" | "createIdentity" | "listIdentities" | "getIdentity" | "updateIdentity" | "createAddress" | "listAddresses" | "getAddress" | "updateAddress" | "createBankAccount" | "listBankAccounts" | "getBankAccount" | "createDocument" | "listDocuments" | "getDocument" | "createTermsAndConditions" | "createProvisioning" | "listActiveFeeConfigurations" | "listScheduledFeeConfigurations" | "createFeeConfiguration" | "getActiveFeeConfiguration" | "listFeeConfigurationHistory" | "createPaymentMethod" | "listPaymentMethods" | "getPaymentMethod" | "updatePaymentMethod" | "clonePaymentMethod" | "createPaymentMethodGroup" | "listPaymentMethodGroups" | "getPaymentMethodGroup" | "updatePaymentMethodGroup" | "deletePaymentMethodFromGroup" | "createPayment" | "listPayments" | "getPayment" | "updatePayment" | "capturePayment" | "voidPayment" | "createPaymentIntent" | "listPaymentIntents" | "getPaymentIntent" | "updatePaymentIntent" | "capturePaymentIntent" | "cancelPaymentIntent" | "listPaymentIntentPayments" | "createRefund" | "listRefunds" | "getRefund" | "updateRefund" | "listDisputes" | "getDispute" | "updateDispute" | "updateDisputeResponse" | "submitDisputeResponse" | "createDisputeEvidence" | "listPaymentBalanceTransactions" | "createCheckout" | "listCheckouts" | "getCheckout" | "updateCheckout" | "completeCheckout" | "expireCheckout" | "refundCheckout" | "createCheckoutSession" | "listBalanceTransactions" | "getBalanceTransaction" | "listPayouts" | "listAccountPayouts" | "getPayout" | "updatePayout" | "getPayoutReport" | "getPayoutAccount" | "listProceedsPayouts" | "getProceedsPayout" | "listPlatformProceedsPayouts" | "getPlatformProceedsPayout" | "listAccountPayments" | "getGrossVolume";
				/** @description Requests with this HTTP status. */
				status?: number;
				/** @description Requests with this verdict. */
				verdict?: "ok" | "warning" | "violation";
				/** @description Only the requests that the sandbox itself sent, or only others. */
				own?: "true" | "false";
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List requests that name no platform: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RequestEntryList"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			/** @description `cursor_invalid`, `parameter_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "cursor_invalid" | "parameter_invalid";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	clearUnattributedRequests: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Delete the log of requests that name no platform: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ClearedRequests"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getCoverage: {
		parameters: {
			query?: {
				/** @description Whether to count requests that the sandbox itself sent. Default: false. */
				include_own?: "true" | "false";
			};
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Get the integration coverage: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Coverage"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `parameter_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getFacts: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Get the facts of a program: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Facts"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listFaults: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List faults: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["FaultList"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			/** @description `cursor_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "cursor_invalid";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createFault: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/**
					 * @description The operation whose requests it matches, or `*` for all except `createAccessToken`; with `scenario` for all that charge a payment method.
					 * @enum {string}
					 */
					operation?: "*" | "createAccessToken" | "createWebComponentToken" | "createSubAccount" | "listSubAccounts" | "getSubAccount" | "getSubAccountSettings" | "createSellerAccount" | "listSellerAccounts" | "getSellerAccount" | "createOnboardingEntry" | "createBusiness" | "listBusinesses" | "getBusiness" | "updateBusiness" | "createIdentity" | "listIdentities" | "getIdentity" | "updateIdentity" | "createAddress" | "listAddresses" | "getAddress" | "updateAddress" | "createBankAccount" | "listBankAccounts" | "getBankAccount" | "createDocument" | "listDocuments" | "getDocument" | "createTermsAndConditions" | "createProvisioning" | "listActiveFeeConfigurations" | "listScheduledFeeConfigurations" | "createFeeConfiguration" | "getActiveFeeConfiguration" | "listFeeConfigurationHistory" | "createPaymentMethod" | "listPaymentMethods" | "getPaymentMethod" | "updatePaymentMethod" | "clonePaymentMethod" | "createPaymentMethodGroup" | "listPaymentMethodGroups" | "getPaymentMethodGroup" | "updatePaymentMethodGroup" | "deletePaymentMethodFromGroup" | "createPayment" | "listPayments" | "getPayment" | "updatePayment" | "capturePayment" | "voidPayment" | "createPaymentIntent" | "listPaymentIntents" | "getPaymentIntent" | "updatePaymentIntent" | "capturePaymentIntent" | "cancelPaymentIntent" | "listPaymentIntentPayments" | "createRefund" | "listRefunds" | "getRefund" | "updateRefund" | "listDisputes" | "getDispute" | "updateDispute" | "updateDisputeResponse" | "submitDisputeResponse" | "createDisputeEvidence" | "listPaymentBalanceTransactions" | "createCheckout" | "listCheckouts" | "getCheckout" | "updateCheckout" | "completeCheckout" | "expireCheckout" | "refundCheckout" | "createCheckoutSession" | "listBalanceTransactions" | "getBalanceTransaction" | "listPayouts" | "listAccountPayouts" | "getPayout" | "updatePayout" | "getPayoutReport" | "getPayoutAccount" | "listProceedsPayouts" | "getProceedsPayout" | "listPlatformProceedsPayouts" | "getPlatformProceedsPayout" | "listAccountPayments" | "getGrossVolume";
					/**
					 * @description The events whose deliveries it matches: a name, a family such as `payment.*`, or `*`.
					 * @enum {string}
					 */
					event_name?: "*" | "payment.*" | "payment.refund.*" | "payment.dispute.*" | "payment.dispute_evidence.*" | "payment_method.*" | "payment_intent.*" | "checkout.*" | "checkout.completion.*" | "sub_account.*" | "seller_account.*" | "account.*" | "account.payout_setting.*" | "application_fee_rate.*" | "entity.*" | "entity.business.*" | "entity.identity.*" | "entity.address.*" | "entity.document.*" | "entity.bank_account.*" | "payout.*" | "payout.bank_account.*" | "proceeds.*" | "proceeds.payout.*" | "payment.created" | "payment.pending" | "payment.authorized" | "payment.succeeded" | "payment.failed" | "payment.captured" | "payment.canceled" | "payment.refunded" | "payment.refund.updated" | "payment.dispute.created" | "payment.dispute.submitted" | "payment.dispute.forfeited" | "payment.dispute.closed" | "payment.dispute.funds_returned" | "payment.dispute_evidence.created" | "payment.dispute_evidence.uploaded" | "payment_method.created" | "payment_method.updated" | "payment_method.bin_mapped" | "payment_intent.created" | "payment_intent.attached" | "payment_intent.requires_capture" | "payment_intent.succeeded" | "checkout.created" | "checkout.completed" | "checkout.completion.succeeded" | "checkout.completion.failed" | "sub_account.updated" | "seller_account.updated" | "account.payout_setting.updated" | "application_fee_rate.created" | "entity.business.created" | "entity.business.updated" | "entity.identity.created" | "entity.identity.updated" | "entity.address.created" | "entity.address.updated" | "entity.document.created" | "entity.document.uploaded" | "entity.bank_account.created" | "payout.bank_account.activated" | "payout.created" | "payout.paid" | "payout.failed" | "proceeds.payout.created" | "proceeds.payout.paid" | "proceeds.payout.failed";
					/** @description Number of requests or deliveries that it skips first, before any draw of its probability. Default: none. */
					after?: number;
					/** @description Number of matches after which it is exhausted. Default: no limit. */
					times?: number;
					/** @description Probability of a match, from 0 to 1. Default: it always matches. */
					probability?: number;
					/** @description Seed of the random matches: the same seed gives the same matches. Default: a generated seed, which the response has. */
					seed?: number;
					/** @description Effect of the fault: exactly one of these. */
					fault: {
						/** @description Respond with this error: any error code except those of the control API. */
						error?: string;
						/**
						 * @description Charge with this test scenario: a decline is stored. It wins over one that the request names. Also in live mode.
						 * @enum {string}
						 */
						scenario?: "successful_payment" | "insufficient_funds" | "expired_card" | "invalid_card_number" | "invalid_cvc" | "do_not_honor" | "restricted_card" | "exceeds_card_limit" | "gateway_error" | "gateway_timeout" | "card_blocked" | "incorrect_pin" | "new_card_issued" | "do_not_retry" | "account_closed" | "pin_required" | "pin_tries_exceeded" | "amount_too_large" | "amount_too_small" | "invalid_charge_amount" | "invalid_expiry_month" | "invalid_expiry_year" | "service_not_allowed" | "issuer_not_available" | "currency_not_supported" | "test_mode_live_card" | "three_d_secure_not_supported" | "generic_decline" | "generic_error_change_info" | "generic_error_do_not_retry" | "generic_error_please_retry" | "network_r00" | "network_r01" | "network_r0" | "network_r1" | "network_r3" | "success" | "succeeded" | "account_frozen" | "bank_account_restricted" | "invalid_account_number" | "no_account";
						/** @description Respond with this status and the error code that is closest to it. */
						status?: number;
						/** @description Delay it by this number of milliseconds of the machine. With `webhook`: the length of the delay. */
						delay_ms?: number;
						/**
						 * @description Drop the connection. `before_commit`: The connection ends, and nothing happened. `after_commit`: The connection ends, and the request was carried out.
						 * @enum {string}
						 */
						drop?: "before_commit" | "after_commit";
						/**
						 * @description Hold the request, or its response, until it is released. `true`: The request waits, with its idempotency key in use, until it is released. So two requests can overlap. `after_commit`: The request is carried out, and its response waits until it is released. A retry gets the stored response. `until_webhooks`: The same until its webhooks were attempted and no delivery is in flight, at most 5 seconds.
						 * @enum {boolean|string}
						 */
						hold?: true | "after_commit" | "until_webhooks";
						/**
						 * @description Damage the body of the response. `truncated`: The request is carried out, and the body of its response ends in the middle. `malformed`: The request is carried out, and the body of its response is no JSON. `empty`: The request is carried out, and the body of its response is empty.
						 * @enum {string}
						 */
						body?: "truncated" | "malformed" | "empty";
						/**
						 * @description Disturb a delivery. `duplicate`: The delivery is sent twice. `reorder`: The next delivery is sent first. `delay`: The delivery is sent later. `lose`: A delivery attempt fails and is retried later. `wrong_signature`: The delivery is signed with another secret. `stale`: The delivery is signed with a timestamp of ten minutes ago, which an endpoint refuses as too old.
						 * @enum {string}
						 */
						webhook?: "duplicate" | "reorder" | "delay" | "lose" | "wrong_signature" | "stale";
						/**
						 * @description Delay the response instead of the request, with `delay_ms`.
						 * @enum {string}
						 */
						at?: "after_commit";
					};
				};
			};
		};
		responses: {
			/** @description Create a fault: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Fault"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	deleteFaults: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Delete all faults: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DeletedFaults"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	deleteFault: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				fault_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Delete a fault: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DeletedFault"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	releaseFault: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				fault_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Release held requests: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ReleasedRequests"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listSnapshots: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List snapshots: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SnapshotList"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createSnapshot: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Letters, digits, `_`, `.` and `-`, starting with a letter or a digit; not `now`. */
					name: string;
				};
			};
		};
		responses: {
			/** @description Create a snapshot: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Snapshot"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `parameter_invalid`, `parameter_missing`, `snapshot_limit_reached`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid" | "parameter_missing" | "snapshot_limit_reached" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	deleteSnapshot: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				snapshot_name: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Delete a snapshot: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DeletedSnapshot"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	restoreSnapshot: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				snapshot_name: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Restore a snapshot: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RestoredSnapshot"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	diffSnapshots: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
				from_name: string;
				to_name: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Compare two snapshots: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SnapshotDiff"];
				};
			};
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	undoTransactions: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				platform_id: string;
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				"application/json": {
					/** @description Number of transactions. Default: 1. */
					transactions?: number;
				};
			};
		};
		responses: {
			/** @description Undo the last transactions: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Undone"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["ControlNotAuthenticated"];
			403: components["responses"]["HostNotAllowedOrOriginNotAllowed"];
			404: components["responses"]["ResourceNotFound"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `parameter_invalid`, `undo_limit_exceeded`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "parameter_invalid" | "undo_limit_exceeded" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
}
