// Generated from spec/ by "npm run generate". Do not edit.
export interface paths {
    "/_sandbox/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask whether it runs */
        get: operations["getHealth"];
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
        get?: never;
        put?: never;
        /**
         * Make a platform
         * @description With key pairs of its own, apart from all others.
         */
        post: operations["createPlatform"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * Empty a platform
         * @description Takes away all but the key pairs and the snapshots; tokens stay valid. Its clock shows real time again.
         */
        post: operations["resetPlatform"];
        delete?: never;
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
        /** Read the clock */
        get: operations["getClock"];
        put?: never;
        /**
         * Move, freeze or unfreeze the clock
         * @description Takes `advance` or `set`, and `frozen` alone or beside one of them. What is due on the way is done in order, each thing at its own instant. Unfrozen, the clock runs on from where it stood. The state of the clock outlives a restart.
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
        /** Read the job settings */
        get: operations["getJobSettings"];
        put?: never;
        /**
         * Change the job settings
         * @description Takes `default`, `immediate`, `manual` or a span of up to a hundred years for each step that is to be changed. It holds for work that is left from then on: what waits already is done when it was to be. It outlives a restart, and a reset sets everything back to `default`.
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
         * List the work that waits
         * @description Newest first.
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
         * Do work that waits
         * @description Does it now, at the instant that the clock shows, and answers with the job as it waited. What became of its object meanwhile counts: a payment that is no longer pending stays as it is.
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
         * Write a seed file
         * @description The same state gives the same file. There is no card number in it, and no secret.
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
         * @description Moves a test or a live sub account to another status, and tells of it by `sub_account.updated`.
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
         * @description Takes the disputed part off the balance of the payment, which is `disputed` from then on, and tells of it by `payment.dispute.created`. A dispute without a response is lost after 14 days.
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
         * Respond to a dispute, win or lose it
         * @description A dispute with a response waits for the decision, however long that takes. One that is won gives its amount back to the payment; one that is lost keeps it. `payment.dispute.closed` tells of both.
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
         * @description Takes the whole amount of a settled bank payment back, and gives every fee back. The payment has failed then, which `payment.failed` tells.
         */
        post: operations["returnPayment"];
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
         * Fail or cancel a payout
         * @description A payout in transit can fail, which `proceeds.payout.failed` tells; a scheduled one can be canceled. Its amount is paid with the next payout, as `other_total`.
         */
        post: operations["endPayout"];
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
         * Make a publisher
         * @description Without an account it hears of the platform and of all its sub accounts. The address must be one of this machine or of a private network; other names are allowed when the sandbox is started (`--allow-publisher-host`).
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
         * Take a publisher away
         * @description What it was still to be sent is dead. Its deliveries can still be read.
         */
        delete: operations["deletePublisher"];
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
        /** Get an event */
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
         * @description To every publisher that hears of such events, after what they still wait for. A delivery that waits for its next attempt is attempted at once instead.
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
         * @description In the order in which they happened; otherwise as for one event.
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
         * Bring an object to an event
         * @description All of it happens, or nothing does: an event that cannot be reached is refused with the reason. An event that is told when an object is made cannot be reached from one that is there.
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
         * @description Newest first, with every attempt.
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
         * Wait until nothing is under way
         * @description Answers once no delivery is under way and no work is due. What waits for a later instant of the clock is not waited for.
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
         * @description Newest first: in the order in which they were answered.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        /**
         * Empty the journal of a platform
         * @description A reset of the platform does so, too.
         */
        delete: operations["clearRequests"];
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
         * @description Those without an access token or client id, or with one that is nobody's. Newest first.
         */
        get: operations["listUnattributedRequests"];
        put?: never;
        post?: never;
        /** Empty the journal of requests that name no platform */
        delete: operations["clearUnattributedRequests"];
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
         * @description Newest first, spent ones included.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Make a fault
         * @description Of the kinds exactly one. Without `times` it lasts until it is taken away. It outlives a restart, with the count of what it met.
         */
        post: operations["createFault"];
        /**
         * Take all faults away
         * @description What they hold goes on.
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
         * Take a fault away
         * @description What it holds goes on.
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
         * Let requests go on
         * @description All that the fault holds now, in the order in which they came. Those that come later it holds again.
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
         * Keep the present state
         * @description Under a name; what had the name before is no longer kept.
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
        /** Take a snapshot away */
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
         * Bring a state back
         * @description In the place of all there is now. The snapshot stays, and so do all others. A clock that stood still stands where it stood; one that ran runs on with that of the machine. Deliveries that are under way are given up, and those of the snapshot are made again.
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
         * Compare two states
         * @description Which records the second has and the first has not, the reverse, and which fields changed. `now` is the present state.
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
         * Take back what was done last
         * @description One transaction is one request, to the API or here, that changed something, together with the work and the deliveries that followed it by themselves; a reset and the restoring of a snapshot are ones, too. Known are those since the start of the process, at most 1000, and fewer when they wrote more than 100000 records. What was taken back cannot be brought back by another undo.
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
        /** @description Where a page stands in its list. Cursors are opaque. */
        PageInfo: {
            /** @description There are records before this page. */
            has_previous: boolean;
            /** @description There are records after this page. */
            has_next: boolean;
            /** @description Cursor of the first record; null on an empty page. */
            start_cursor: string | null;
            /** @description Cursor of the last record; null on an empty page. */
            end_cursor: string | null;
        };
        /** @description What went wrong. */
        Error: {
            error: {
                /** @description The kind of error: a stable name to decide by. */
                code: string;
                /** @description A sentence for people. */
                message: string;
                /** @description Why the processor declined. Present when the payment was declined. */
                decline_code?: string | null;
                /** @description The code of the card network. Present when the payment was declined. */
                network_error_code?: string;
                /** @description The card network that gave the category. */
                network?: string;
                /** @description The card network's advice on trying again. */
                network_error_category?: string;
            };
        };
        /** @description A sign of life. */
        Health: {
            /**
             * @description Always `ok`.
             * @enum {string}
             */
            status: "ok";
            /** @description How many platforms there are. */
            platforms: number;
        };
        /** @description A platform with its secrets. */
        NewPlatform: {
            /** @description Id of the platform. */
            id: string;
            /** @description The key pair of the test world. */
            test: {
                /** @description Starts with `test_`. */
                client_id: string;
                /** @description Shown this once. */
                client_secret: string;
            };
            /** @description The key pair of the live world. */
            live: {
                /** @description Starts with `live_`. */
                client_id: string;
                /** @description Shown this once. */
                client_secret: string;
            };
        };
        /** @description A platform that was emptied. */
        ResetPlatform: {
            /** @description Id of the platform. */
            id: string;
        };
        /** @description The clock of a platform. */
        Clock: {
            /**
             * Format: date-time
             * @description What the clock shows.
             */
            now: string;
            /** @description It stands still. */
            frozen: boolean;
        };
        /** @description The clock of a platform after it was moved. */
        MovedClock: {
            /**
             * Format: date-time
             * @description What the clock shows.
             */
            now: string;
            /** @description It stands still. */
            frozen: boolean;
            /** @description What came due on the way, in the order in which it was done. */
            ran: components["schemas"]["RanJob"][];
        };
        /** @description Work that was left for later. */
        RanJob: {
            /** @description What was done, such as `settle_payment` or `lapse_authorization`. */
            kind: string;
            /** @description What it was done to. */
            subject_id: string;
            /**
             * Format: date-time
             * @description When it was due; the clock showed this instant while it was done.
             */
            due_at: string;
        };
        /** @description When each step is done. */
        JobSettings: {
            /** @description The automatic review of a test sub account. Default: right after the answer; never where `--no-auto-enable` leaves it out. */
            enable_sub_account: string;
            /** @description The bank's answer to a bank payment. Default: right after the answer, but for test bank accounts that take longer. */
            settle_payment: string;
            /** @description The bank's answer to a refund of a bank payment. Default: right after the answer, but for test bank accounts that take longer. */
            settle_refund: string;
            /** @description The end of a batch of proceeds, which makes a payout of it. Default: at the next midnight in UTC. */
            close_proceeds_batch: string;
            /** @description The sending of a payout of proceeds. Default: on the next business day. */
            send_proceeds_payout: string;
            /** @description The arrival of a payout of proceeds. Default: on the day that its `deposits_at` names. */
            pay_proceeds_payout: string;
        };
        /** @description Work that was left for later. */
        Job: {
            /** @description Id of the job. */
            id: string;
            /** @description What is to be done: a step, such as `settle_payment`, or a time limit, such as `lapse_authorization`. */
            kind: string;
            /** @description What it is to be done to. */
            subject_id: string;
            /**
             * Format: date-time
             * @description When it is done; null while it is held until somebody asks for it.
             */
            due_at: string | null;
        };
        /** @description A file to begin a platform with. */
        SeedFile: {
            /** @description Always `payments-sandbox seed file`. */
            format: string;
            /** @description The version of the format. */
            version: number;
            /**
             * @description The currency of the platform.
             * @enum {string}
             */
            currency: "usd" | "cad";
            /** @description The ids of the accounts of the platform itself. */
            accounts: {
                /** @description Of the test world. */
                test: string;
                /** @description Of the live world. */
                live: string;
            };
            /** @description What the clock of the platform shows. */
            clock: {
                /**
                 * Format: date-time
                 * @description The instant at which it was written.
                 */
                now: string;
                /** @description It stands still. */
                frozen: boolean;
            };
            /** @description The number of the row that was made last. */
            sequence: number;
            /** @description Where a sandbox with a seed goes on. */
            counts: {
                /** @description How many ids were made from the seed of the sandbox. */
                ids: number;
                /** @description How many requests that write were made from the seed of the sandbox. */
                writes: number;
                /** @description How many requests that read were made from the seed of the sandbox. */
                reads: number;
            };
            /** @description The rows of each table, in the order in which they were made. */
            rows: {
                [key: string]: unknown;
            };
        };
        /** @description A customer of the platform. */
        SubAccount: {
            /** @description Id of the sub account. */
            id: string;
            /** @description Unique within the platform. */
            name: string;
            /**
             * @description The world the account belongs to.
             * @enum {string}
             */
            account_type: "test" | "live";
            /**
             * @description Only an enabled sub account processes payments.
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
            /** @description One rate for cards, one for bank accounts. */
            application_fee_rates: components["schemas"]["ApplicationFeeRate"][];
            /** @description It can process payments. */
            processing_ready: boolean;
            /** @description It can be paid out. */
            payout_ready: boolean;
            /** @description The two accounts of one customer. */
            related_accounts: {
                /** @description There is one only when the sub account has a live account. */
                live_account_id?: string;
                /** @description Its account in the test world. */
                test_account_id: string;
            };
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description What the service charges a sub account, by kind of payment method. */
        ApplicationFeeRate: {
            /** @description Id of the rate. */
            id: string;
            /** @description Cents on every transaction. */
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
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description A cardholder who contests a payment. */
        Dispute: {
            /** @description Id of the dispute. */
            id: string;
            /** @description The disputed payment. */
            payment_id: string;
            /** @description The account of the payment. */
            account_id: string;
            /** @description The disputed part. */
            amount: number;
            /**
             * @description ISO 4217 code in lower case. A sub account has one currency.
             * @enum {string}
             */
            currency: "usd" | "cad";
            /** @description What the cardholder says. */
            reason: string;
            /**
             * Format: date-time
             * @description Until when evidence is taken.
             */
            due_date: string;
            /**
             * @description Where the dispute stands.
             * @enum {string}
             */
            status: "needs_response" | "under_review" | "won" | "lost";
            /** @description Keys and values of the caller; empty when none were sent. */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description Money taken, or asked for, from a card or a bank account. */
        Payment: {
            /** @description Id of the payment. */
            id: string;
            /** @description The account it was made on. */
            account_id: string;
            /** @description What was asked for. */
            amount: number;
            /** @description The disputed part. */
            amount_disputed: number;
            /** @description The refunded part. */
            amount_refunded: number;
            /** @description The part the bank took back. */
            amount_returned: number;
            /** @description What can still be refunded: 0 until it is captured. */
            amount_refundable: number;
            /** @description The rate of the account that applies. */
            application_fee_rate_id: string | null;
            /** @description Amount, less fees, refunds and disputes, plus fees given back; 0 until it is captured. */
            balance: number;
            /**
             * @description `manual` authorizes first and waits for a capture.
             * @enum {string}
             */
            capture_strategy: "automatic" | "manual";
            /** @description The money was taken. */
            captured: boolean;
            /**
             * @description ISO 4217 code in lower case. A sub account has one currency.
             * @enum {string}
             */
            currency: "usd" | "cad";
            /** @description Free text of the caller; null when none was sent. */
            description: string | null;
            /** @description There is a dispute. */
            disputed: boolean;
            /** @description Something was refunded. */
            refunded: boolean;
            /** @description The bank took something back. */
            returned: boolean;
            /** @description Why it failed. */
            error_code: string | null;
            /** @description Why it failed, for people. */
            error_description: string | null;
            /** @description Total of the fees. */
            fee_amount: number;
            /** @description The fees; empty in the answer to its creation. */
            fees: components["schemas"]["PaymentFee"][];
            /** @description Its number in the books. */
            financial_transaction_id: string;
            /** @description It belongs to the test world. */
            is_test: boolean;
            /** @description Keys and values of the caller; empty when none were sent. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description The intent it is an attempt of. */
            payment_intent_id: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "pending" | "authorized" | "succeeded" | "failed" | "canceled" | "partially_refunded" | "fully_refunded" | "disputed";
            /** @description Present when a test scenario was asked for. */
            success?: boolean;
            payment_method: components["schemas"]["PaymentMethod"];
            application_fee: components["schemas"]["ApplicationFee"] | null;
            /** @description Its refunds, newest first. */
            refunds: components["schemas"]["Refund"][];
            /** @description Its disputes, newest first. */
            disputes: components["schemas"]["Dispute"][];
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description A fee that a payment bears. */
        PaymentFee: {
            /** @description Id of the fee. */
            id: string;
            /**
             * @description What the fee is for.
             * @enum {string}
             */
            type: "processing_fee" | "platform_fee";
            /** @description The fee. */
            amount: number;
            /** @description The part not yet given back. */
            remaining_amount: number;
            /**
             * @description ISO 4217 code in lower case. A sub account has one currency.
             * @enum {string}
             */
            currency: "usd" | "cad";
        };
        /** @description A fee given as one amount with the payment. */
        ApplicationFee: {
            /** @description Id of the application fee. */
            id: string;
            /** @description The fee. */
            amount: number;
            /**
             * @description ISO 4217 code in lower case. A sub account has one currency.
             * @enum {string}
             */
            currency: "usd" | "cad";
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description What is kept of a card. */
        Card: {
            /** @description Id of the payment method. */
            id: string;
            /** @description The last four digits. */
            acct_last_four: string;
            /** @description Name of the owner. */
            name: string;
            /** @description Stands for the payment method in requests of its account. The same as the id. */
            token: string;
            /** @description Keys and values of the caller; empty when none were sent. */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /**
             * @description Derived from the number.
             * @enum {string}
             */
            brand: "visa" | "mastercard" | "american_express" | "discover";
            /** @description Month of expiry, two digits. */
            month: string;
            /** @description Year of expiry, four digits. */
            year: string;
            /**
             * @description How the first address line compared with what the issuer has on file.
             * @enum {string}
             */
            address_line1_check: "unchecked" | "pass" | "fail" | "unavailable";
            /**
             * @description How the postal code compared with what the issuer has on file.
             * @enum {string}
             */
            address_postal_code_check: "unchecked" | "pass" | "fail" | "unavailable";
        };
        /** @description What is kept of a bank account. */
        BankAccount: {
            /** @description Id of the payment method. */
            id: string;
            /** @description The last four digits. */
            acct_last_four: string;
            /** @description Name of the owner. */
            name: string;
            /** @description Stands for the payment method in requests of its account. The same as the id. */
            token: string;
            /** @description Keys and values of the caller; empty when none were sent. */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /** @description Name of the bank. */
            brand: string;
        };
        /** @description Exactly one of `card` and `bank_account`. */
        PaymentMethod: {
            card?: components["schemas"]["Card"];
            bank_account?: components["schemas"]["BankAccount"];
            /** @description The customer of its e-mail address; null without one. */
            customer_id: string | null;
            /** @description The same for the same card or bank account within one account. */
            signature: string;
            /** @description The account it belongs to. */
            account_id: string;
        };
        /** @description A fee, or a part of one, given back with a refund. */
        ReturnedFee: {
            /** @description Id of the returned fee. */
            id: string;
            /** @description The fee it was taken from. */
            payment_fee_id: string;
            /**
             * @description What the fee was for.
             * @enum {string}
             */
            type: "processing_fee" | "platform_fee";
            /** @description What was given back by this refund. */
            returned_amount: number;
            /** @description The whole fee. */
            original_amount: number;
            /** @description What was left of the fee afterwards. */
            remaining_amount: number;
            /**
             * @description ISO 4217 code in lower case. A sub account has one currency.
             * @enum {string}
             */
            currency: "usd" | "cad";
        };
        /** @description Money given back to the payer. */
        Refund: {
            /** @description Id of the refund. */
            id: string;
            /** @description The refunded payment. */
            payment_id: string;
            /** @description What was given back. */
            amount: number;
            /** @description Free text of the caller; null when none was sent. */
            description: string | null;
            /**
             * @description Why.
             * @enum {string|null}
             */
            reason: "duplicate" | "fraudulent" | "customer_request" | null;
            /**
             * @description A refund to a card succeeds at once.
             * @enum {string}
             */
            status: "pending" | "succeeded" | "failed";
            /** @description Keys and values of the caller; empty when none were sent. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Fees given back with it. */
            returned_fees: components["schemas"]["ReturnedFee"][];
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description A payout of the platform's proceeds. */
        Payout: {
            /** @description Id of the payout. */
            id: string;
            /** @description The platform account. */
            account_id: string;
            /** @description What is paid out: the three totals together. */
            amount: number;
            bank_account: components["schemas"]["PayoutBankAccount"];
            /**
             * @description ISO 4217 code in lower case. A sub account has one currency.
             * @enum {string}
             */
            currency: "usd" | "cad";
            /**
             * @description How it is delivered.
             * @enum {string}
             */
            delivery_method: "standard";
            /** @description Free text of the caller; null when none was sent. */
            description: string | null;
            /**
             * Format: date-time
             * @description When it arrives on the bank account.
             */
            deposits_at: string;
            /** @description How many fees it pays out. */
            payments_count: number;
            /** @description What those fees come to. */
            payments_total: number;
            /** @description How many fees were given back. */
            refunds_count: number;
            /** @description What was given back: zero or less. */
            refunds_total: number;
            /** @description What earlier payouts failed to pay. */
            other_total: number;
            /**
             * @description What it pays out.
             * @enum {string}
             */
            payout_type: "proceeds";
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "scheduled" | "in_transit" | "paid" | "failed" | "canceled";
            /** @description Keys and values of the caller; empty when none were sent. */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description The bank account that a payout goes to. */
        PayoutBankAccount: {
            /** @description Id of the bank account. */
            id: string;
            /** @description Who owns it. */
            full_name: string;
            /** @description Name of the bank. */
            bank_name: string;
            /** @description The last four digits of its number, as a number. */
            account_number_last4: number;
            /** @description Routing number of the bank. */
            routing_number: string;
            /** @description Country of the bank, two letters in lower case. */
            country: string;
            /**
             * @description ISO 4217 code in lower case. A sub account has one currency.
             * @enum {string}
             */
            currency: "usd" | "cad";
            /** @description The platform's name for it. */
            nickname: string;
            /** @description `checking` or `savings`. */
            account_type: string;
        };
        /** @description A receiver of webhooks. */
        Publisher: {
            /** @description Id of the publisher. */
            id: string;
            /** @description Where events are sent. */
            url: string;
            /** @description What it hears of. */
            events: ("*" | "payment.*" | "payment.refund.*" | "payment.dispute.*" | "payment_method.*" | "payment_intent.*" | "checkout.*" | "checkout.completion.*" | "sub_account.*" | "seller_account.*" | "proceeds.*" | "proceeds.payout.*" | "payment.created" | "payment.pending" | "payment.authorized" | "payment.succeeded" | "payment.failed" | "payment.captured" | "payment.canceled" | "payment.refunded" | "payment.refund.updated" | "payment.dispute.created" | "payment.dispute.closed" | "payment_method.created" | "payment_method.updated" | "payment_intent.created" | "payment_intent.attached" | "payment_intent.requires_capture" | "payment_intent.succeeded" | "checkout.created" | "checkout.completed" | "checkout.completion.succeeded" | "checkout.completion.failed" | "sub_account.updated" | "seller_account.updated" | "proceeds.payout.created" | "proceeds.payout.paid" | "proceeds.payout.failed")[];
            /** @description The one account whose events it hears of; null for all of the platform. */
            account_id: string | null;
            /**
             * @description The one world whose events it hears of; null for both.
             * @enum {string|null}
             */
            account_type: "test" | "live" | null;
            /**
             * Format: date-time
             * @description When it was made. Of what happened before it hears by a redelivery alone.
             */
            created_at: string;
        };
        /** @description A receiver of webhooks with its secret. */
        NewPublisher: {
            /** @description Id of the publisher. */
            id: string;
            /** @description Where events are sent. */
            url: string;
            /** @description What it hears of. */
            events: ("*" | "payment.*" | "payment.refund.*" | "payment.dispute.*" | "payment_method.*" | "payment_intent.*" | "checkout.*" | "checkout.completion.*" | "sub_account.*" | "seller_account.*" | "proceeds.*" | "proceeds.payout.*" | "payment.created" | "payment.pending" | "payment.authorized" | "payment.succeeded" | "payment.failed" | "payment.captured" | "payment.canceled" | "payment.refunded" | "payment.refund.updated" | "payment.dispute.created" | "payment.dispute.closed" | "payment_method.created" | "payment_method.updated" | "payment_intent.created" | "payment_intent.attached" | "payment_intent.requires_capture" | "payment_intent.succeeded" | "checkout.created" | "checkout.completed" | "checkout.completion.succeeded" | "checkout.completion.failed" | "sub_account.updated" | "seller_account.updated" | "proceeds.payout.created" | "proceeds.payout.paid" | "proceeds.payout.failed")[];
            /** @description The one account whose events it hears of; null for all of the platform. */
            account_id: string | null;
            /**
             * @description The one world whose events it hears of; null for both.
             * @enum {string|null}
             */
            account_type: "test" | "live" | null;
            /** @description Signs what it is sent; starts with `sigk_`. Shown this once. */
            secret: string;
            /**
             * Format: date-time
             * @description When it was made. Of what happened before it hears by a redelivery alone.
             */
            created_at: string;
        };
        /** @description A publisher that is no more. */
        DeletedPublisher: {
            /** @description Id of the publisher. */
            id: string;
        };
        /** @description An event. */
        Event: {
            /** @description Id of the event: the same in every delivery of it. */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            event_name: "payment.created" | "payment.pending" | "payment.authorized" | "payment.succeeded" | "payment.failed" | "payment.captured" | "payment.canceled" | "payment.refunded" | "payment.refund.updated" | "payment.dispute.created" | "payment.dispute.closed" | "payment_method.created" | "payment_method.updated" | "payment_intent.created" | "payment_intent.attached" | "payment_intent.requires_capture" | "payment_intent.succeeded" | "checkout.created" | "checkout.completed" | "checkout.completion.succeeded" | "checkout.completion.failed" | "sub_account.updated" | "seller_account.updated" | "proceeds.payout.created" | "proceeds.payout.paid" | "proceeds.payout.failed";
            /**
             * @description Version of the shape.
             * @enum {string}
             */
            version: "v1";
            /** @description The account it happened on. */
            account_id: string;
            /**
             * @description The world the account belongs to.
             * @enum {string}
             */
            account_type: "test" | "live";
            /** @description The platform account. */
            platform_account_id: string;
            /** @description The Idempotency-Key of the request that caused it. */
            idempotency_key: string | null;
            /** @description The request that caused it; null when the clock or a person did. */
            request_id: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description The resource as it was then, without an envelope. The page on events tells which it is. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description What is delivered once more. */
        Redelivery: {
            /** @description How many deliveries are under way because of it. */
            deliveries: number;
        };
        /** @description What it took to reach an event. */
        Triggered: {
            /** @description All that happened on the way, in order. */
            events: components["schemas"]["Event"][];
        };
        /** @description An event on its way to a publisher. */
        Delivery: {
            /** @description Id of the delivery. */
            id: string;
            /** @description What is delivered. */
            event_id: string;
            /** @description To whom. */
            publisher_id: string;
            /**
             * @description `pending` until it is attempted, `failed` while it waits for another attempt, `delivered` or `dead` in the end.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed" | "dead";
            /** @description In the order in which they were made. */
            attempts: components["schemas"]["DeliveryAttempt"][];
            /**
             * Format: date-time
             * @description When it is attempted again, if it waits for that.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When the event happened, or its redelivery was asked for.
             */
            created_at: string;
        };
        /** @description One request to a publisher. */
        DeliveryAttempt: {
            /**
             * Format: date-time
             * @description When it was sent: also the timestamp that was signed.
             */
            attempted_at: string;
            /** @description The HTTP status of the answer; null when there was none. */
            status: number | null;
            /**
             * @description Why there was no answer.
             * @enum {string|null}
             */
            failure: "timed_out" | "connection_failed" | "host_not_allowed" | null;
            /** @description How long it took, in milliseconds of the machine. */
            duration_ms: number;
            /** @description The first kilobyte of the body of the answer. */
            answer: string | null;
            /**
             * @description What went wrong with it on request: see Faults.
             * @enum {string|null}
             */
            fault: "duplicate" | "reorder" | "delay" | "lose" | "wrong_signature" | null;
        };
        /** @description A platform with nothing left to do. */
        Idle: {
            /** @description Always true. */
            idle: boolean;
        };
        /** @description A request and its answer. */
        RequestEntry: {
            /** @description Id of the request: the Request-Id of its answer. */
            id: string;
            /** @description The HTTP method. */
            method: string;
            /** @description The path with its query, without the base address. */
            path: string;
            /**
             * @description The operation; null when no path or method fits.
             * @enum {string|null}
             */
            operation: "createAccessToken" | "createSubAccount" | "listSubAccounts" | "getSubAccount" | "createSellerAccount" | "listSellerAccounts" | "getSellerAccount" | "createOnboardingEntry" | "listActiveFeeConfigurations" | "listScheduledFeeConfigurations" | "createFeeConfiguration" | "getActiveFeeConfiguration" | "listFeeConfigurationHistory" | "createPaymentMethod" | "listPaymentMethods" | "getPaymentMethod" | "updatePaymentMethod" | "createPayment" | "listPayments" | "getPayment" | "updatePayment" | "capturePayment" | "voidPayment" | "createPaymentIntent" | "listPaymentIntents" | "getPaymentIntent" | "updatePaymentIntent" | "capturePaymentIntent" | "listPaymentIntentPayments" | "createRefund" | "listRefunds" | "getRefund" | "updateRefund" | "listPaymentBalanceTransactions" | "createCheckout" | "listCheckouts" | "getCheckout" | "completeCheckout" | "refundCheckout" | "createCheckoutSession" | "listProceedsPayouts" | "getProceedsPayout" | "listPlatformProceedsPayouts" | "getPlatformProceedsPayout" | null;
            /** @description The HTTP status of the answer; null when a fault ended the connection. */
            status: number | null;
            /** @description The error code of the answer. */
            error_code: string | null;
            /** @description Which rule an error comes from, and what to change: the header Sandbox-Explain. */
            explanation: string | null;
            /** @description The fault that met it: an error, a delay, the end of its connection. */
            fault_id: string | null;
            /** @description How long it took, in milliseconds of the machine. */
            duration_ms: number;
            /** @description The account it ran on; null when it did not come to that. */
            account_id: string | null;
            /**
             * @description The world the account belongs to.
             * @enum {string|null}
             */
            account_type: "test" | "live" | null;
            idempotency: components["schemas"]["RequestKey"] | null;
            /** @description The events it caused, in their order. */
            events: components["schemas"]["RequestEvent"][];
            /**
             * Format: date-time
             * @description When it came, on the platform's clock; without a platform, on that of the machine.
             */
            clock: string;
            /**
             * @description The worst of its violations.
             * @enum {string}
             */
            verdict: "ok" | "warning" | "violation";
            /** @description At most 20, in the order of the document. */
            violations: components["schemas"]["RequestViolation"][];
            /** @description What was sent. A field that the document does not know is shown by name alone. Without card numbers, security codes, account numbers and secrets, and cut after 4,096 characters, where it is a text. Null when there was none. */
            request_body: unknown;
            /** @description What was answered. Without card numbers, security codes, account numbers and secrets, and cut after 4,096 characters, where it is a text. Null when there was none. */
            answer_body: unknown;
        };
        /** @description The Idempotency-Key of a request. */
        RequestKey: {
            /** @description The Idempotency-Key. */
            key: string;
            /**
             * @description `new`: nothing was kept for it. `replay`: the answer is that of an earlier request. `mismatch`, `in_progress`: it was refused for the key.
             * @enum {string}
             */
            outcome: "new" | "replay" | "mismatch" | "in_progress";
        };
        /** @description An event that a request caused. */
        RequestEvent: {
            /** @description Id of the event. */
            id: string;
            /** @description What happened. */
            event_name: string;
        };
        /** @description Something that differs from what the document declares. */
        RequestViolation: {
            /**
             * @description `unknown_path`: The document has no such path. `unknown_method`: The path does not have this method. `unknown_parameter`: A parameter of the query that the operation does not declare. `wrong_parameter`: A parameter of the query whose value is none of its type. `missing_header`: A header that the operation requires was not sent. `wrong_header`: A header whose value the document does not allow. `unused_header`: An Idempotency-Key where the operation takes none. `content_type`: A body without a Content-Type, or with another than the declared. `malformed_body`: A body that is no JSON object, or too long to be read. `unknown_field`: A field of the body that the operation does not declare. `missing_field`: A required field of the body was not sent. `wrong_type`: A field of the body of another type than declared. `wrong_value`: A field of the body with a value that its schema does not allow. `deprecated`: An operation or a header by its older name.
             * @enum {string}
             */
            kind: "unknown_path" | "unknown_method" | "unknown_parameter" | "wrong_parameter" | "missing_header" | "wrong_header" | "unused_header" | "content_type" | "malformed_body" | "unknown_field" | "missing_field" | "wrong_type" | "wrong_value" | "deprecated";
            /** @description The place: `body.payment_method.card`, `query.limit`, `header.Idempotency-Key`, `path`. */
            where: string;
            /** @description What is wrong there, and how to mend it. */
            message: string;
        };
        /** @description An emptied journal. */
        ClearedRequests: {
            /** @description How many entries were taken away. */
            cleared: number;
        };
        /** @description Something that goes wrong on request. */
        Fault: {
            /** @description Id of the fault. */
            id: string;
            /**
             * @description The operation whose requests it meets; `*` for all but `createAccessToken`, which has to be named.
             * @enum {string|null}
             */
            operation: "*" | "createAccessToken" | "createSubAccount" | "listSubAccounts" | "getSubAccount" | "createSellerAccount" | "listSellerAccounts" | "getSellerAccount" | "createOnboardingEntry" | "listActiveFeeConfigurations" | "listScheduledFeeConfigurations" | "createFeeConfiguration" | "getActiveFeeConfiguration" | "listFeeConfigurationHistory" | "createPaymentMethod" | "listPaymentMethods" | "getPaymentMethod" | "updatePaymentMethod" | "createPayment" | "listPayments" | "getPayment" | "updatePayment" | "capturePayment" | "voidPayment" | "createPaymentIntent" | "listPaymentIntents" | "getPaymentIntent" | "updatePaymentIntent" | "capturePaymentIntent" | "listPaymentIntentPayments" | "createRefund" | "listRefunds" | "getRefund" | "updateRefund" | "listPaymentBalanceTransactions" | "createCheckout" | "listCheckouts" | "getCheckout" | "completeCheckout" | "refundCheckout" | "createCheckoutSession" | "listProceedsPayouts" | "getProceedsPayout" | "listPlatformProceedsPayouts" | "getPlatformProceedsPayout" | null;
            /**
             * @description The events whose deliveries it meets: a name, a family such as `payment.*`, or `*`.
             * @enum {string|null}
             */
            event_name: "*" | "payment.*" | "payment.refund.*" | "payment.dispute.*" | "payment_method.*" | "payment_intent.*" | "checkout.*" | "checkout.completion.*" | "sub_account.*" | "seller_account.*" | "proceeds.*" | "proceeds.payout.*" | "payment.created" | "payment.pending" | "payment.authorized" | "payment.succeeded" | "payment.failed" | "payment.captured" | "payment.canceled" | "payment.refunded" | "payment.refund.updated" | "payment.dispute.created" | "payment.dispute.closed" | "payment_method.created" | "payment_method.updated" | "payment_intent.created" | "payment_intent.attached" | "payment_intent.requires_capture" | "payment_intent.succeeded" | "checkout.created" | "checkout.completed" | "checkout.completion.succeeded" | "checkout.completion.failed" | "sub_account.updated" | "seller_account.updated" | "proceeds.payout.created" | "proceeds.payout.paid" | "proceeds.payout.failed" | null;
            /** @description What it does. */
            fault: {
                /** @description Answer this error instead: any code of the catalogue but those of the sandbox's own paths. */
                error?: string;
                /** @description Answer this HTTP status instead, with the error of the catalogue that is most like it. */
                status?: number;
                /** @description Wait so many milliseconds of the machine, and then go on. With `webhook`: how long a delay is. */
                delay_ms?: number;
                /**
                 * @description `before_commit`: cut the connection, and nothing happened. `after_commit`: carry the request out, keep its answer for its key, and cut the connection.
                 * @enum {string}
                 */
                drop?: "before_commit" | "after_commit";
                /** @description Always true: wait until released, with the idempotency key taken. */
                hold?: boolean;
                /**
                 * @description `duplicate`: send it twice. `reorder`: send the one that follows first. `delay`: send it later. `lose`: do not send it, so that it is attempted again. `wrong_signature`: sign it with another secret.
                 * @enum {string}
                 */
                webhook?: "duplicate" | "reorder" | "delay" | "lose" | "wrong_signature";
            };
            /** @description How many it meets before it is spent; null for as many as come. */
            times: number | null;
            /** @description The chance that it meets one, from 0 to 1; null for certainty. */
            probability: number | null;
            /** @description Decides by chance: the same seed meets the same ones; null where nothing is left to chance. */
            seed: number | null;
            /** @description How many requests or deliveries it met. */
            matched: number;
            /** @description How many it let pass by chance. */
            passed: number;
            /** @description How many it will still meet: 0 when it is spent, null for as many as come. */
            left: number | null;
            /** @description How many requests it holds now. */
            held: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        /** @description A fault that is no more. */
        DeletedFault: {
            /** @description Id of the fault. */
            id: string;
        };
        /** @description A platform without faults. */
        DeletedFaults: {
            /** @description How many faults there were. */
            deleted: number;
        };
        /** @description Requests that were held. */
        ReleasedRequests: {
            /** @description Id of the fault. */
            id: string;
            /** @description How many requests went on. */
            released: number;
        };
        /** @description A state that is kept. */
        Snapshot: {
            /** @description Its name. */
            name: string;
            /** @description How many records it holds; the events of a transaction count as one. */
            records: number;
            /**
             * Format: date-time
             * @description When it was made, on the platform's clock.
             */
            created_at: string;
        };
        /** @description A state that was brought back. */
        RestoredSnapshot: {
            /** @description Its name. */
            name: string;
            /** @description How many records it holds; the events of a transaction count as one. */
            records: number;
            /**
             * Format: date-time
             * @description When it was made, on the platform's clock.
             */
            created_at: string;
        };
        /** @description A snapshot that is no more. */
        DeletedSnapshot: {
            /** @description Its name. */
            name: string;
        };
        /** @description How two states differ. */
        SnapshotDiff: {
            /** @description The first of the two, by its name. */
            from: string;
            /** @description The second. */
            to: string;
            /** @description Records that the second has alone. */
            added: components["schemas"]["RecordName"][];
            /** @description Records that the first has alone. */
            removed: components["schemas"]["RecordName"][];
            /** @description Records that both have, and that are not the same. */
            changed: components["schemas"]["ChangedRecord"][];
        };
        /** @description A record. */
        RecordName: {
            /** @description What it is: `payment`, `event`, `job`. */
            type: string;
            /** @description Its id. */
            id: string;
        };
        /** @description A record that changed. */
        ChangedRecord: {
            /** @description What it is: `payment`, `event`, `job`. */
            type: string;
            /** @description Its id. */
            id: string;
            /** @description What of it is not the same. */
            fields: components["schemas"]["ChangedField"][];
        };
        /** @description A field that changed, as the sandbox stores it: mostly under the name that the API has for it. */
        ChangedField: {
            /** @description Names and positions on the way to it: `attempts.0.status`. */
            path: string;
            /** @description The value in the first; absent where there was none. Secrets are not shown. */
            before?: unknown;
            /** @description The value in the second; absent where there is none. */
            after?: unknown;
        };
        /** @description What is no longer. */
        Undone: {
            /** @description What was taken back, the last one first. */
            undone: components["schemas"]["UndoneTransaction"][];
        };
        /** @description A request that was taken back. */
        UndoneTransaction: {
            /** @description The request to the API; null for one to the control surface. */
            request_id: string | null;
            /**
             * Format: date-time
             * @description When it was, on the platform's clock.
             */
            created_at: string;
            /** @description How many records it had written, with what followed it; the events of a transaction count as one. */
            records: number;
        };
        /** @description A page of a list of job objects. */
        JobList: {
            /** @description A list has no id. */
            id: null;
            /**
             * @description The kind of `data`.
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
             * @description The kind of `data`.
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
             * @description The kind of `data`.
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
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "payment";
            data: components["schemas"]["Payment"];
            /** @description Only lists have pages. */
            page_info: null;
        };
        /** @description The envelope of one payout. */
        PayoutEnvelope: {
            /** @description Id of the object. */
            id: string;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "payout";
            data: components["schemas"]["Payout"];
            /** @description Only lists have pages. */
            page_info: null;
        };
        /** @description A page of a list of publisher objects. */
        PublisherList: {
            /** @description A list has no id. */
            id: null;
            /**
             * @description The kind of `data`.
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
             * @description The kind of `data`.
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
             * @description The kind of `data`.
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
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "array";
            /** @description The records of the page. */
            data: components["schemas"]["Delivery"][];
            page_info: components["schemas"]["PageInfo"];
        };
        /** @description A page of a list of request objects. */
        RequestEntryList: {
            /** @description A list has no id. */
            id: null;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "array";
            /** @description The records of the page. */
            data: components["schemas"]["RequestEntry"][];
            page_info: components["schemas"]["PageInfo"];
        };
        /** @description A page of a list of fault objects. */
        FaultList: {
            /** @description A list has no id. */
            id: null;
            /**
             * @description The kind of `data`.
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
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "array";
            /** @description The records of the page. */
            data: components["schemas"]["Snapshot"][];
            page_info: components["schemas"]["PageInfo"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this request. */
        RequestId: string;
        /** @description Whether the same request may succeed later. */
        ShouldRetry: "true" | "false";
        /** @description Which rule the error comes from, and what to change. For people; the service has no such header. */
        SandboxExplain: string;
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
            /** @description Ask whether it runs: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
        };
    };
    createPlatform: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Make a platform: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPlatform"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
            /** @description Empty a platform: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetPlatform"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
            /** @description Read the clock: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
                    /** @description How far: `8d`, `25m`, `1d 12h`, `90s`; units are `y`, `mo`, `w`, `d`, `h`, `m`, `s`, `ms`, or their names. Or an ISO 8601 duration: `P8D`, `PT25M`. */
                    advance?: string;
                    /** @description The instant to go to, not before the one it shows: ISO 8601 with a zone, or a date, which begins in UTC. */
                    set?: string;
                    /** @description Whether it stands still from then on. */
                    frozen?: boolean;
                };
            };
        };
        responses: {
            /** @description Move, freeze or unfreeze the clock: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovedClock"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "malformed_request";
                        };
                    };
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "body_too_large";
                        };
                    };
                };
            };
            /** @description `clock_cannot_go_back`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "clock_cannot_go_back" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
            /** @description Read the job settings: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobSettings"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
                    /** @description The automatic review of a test sub account. Default: right after the answer; never where `--no-auto-enable` leaves it out. */
                    enable_sub_account?: string;
                    /** @description The bank's answer to a bank payment. Default: right after the answer, but for test bank accounts that take longer. */
                    settle_payment?: string;
                    /** @description The bank's answer to a refund of a bank payment. Default: right after the answer, but for test bank accounts that take longer. */
                    settle_refund?: string;
                    /** @description The end of a batch of proceeds, which makes a payout of it. Default: at the next midnight in UTC. */
                    close_proceeds_batch?: string;
                    /** @description The sending of a payout of proceeds. Default: on the next business day. */
                    send_proceeds_payout?: string;
                    /** @description The arrival of a payout of proceeds. Default: on the day that its `deposits_at` names. */
                    pay_proceeds_payout?: string;
                };
            };
        };
        responses: {
            /** @description Change the job settings: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobSettings"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "malformed_request";
                        };
                    };
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "body_too_large";
                        };
                    };
                };
            };
            /** @description `parameter_invalid`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "parameter_invalid" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description Jobs about this object. */
                subject_id?: string;
                /** @description Jobs of this kind. */
                kind?: string;
                /** @description Records on a page. A value that is not an integer means the default; one outside the bounds means the nearest bound. */
                limit?: number;
                /** @description An `end_cursor`: the page that follows it. */
                after_cursor?: string;
                /** @description A `start_cursor`: the page before it. When both cursors are sent, the last one counts. */
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
            /** @description List the work that waits: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `cursor_invalid` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "cursor_invalid";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
            /** @description Do work that waits: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `job_follows_clock` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "job_follows_clock";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
        };
    };
    exportPlatform: {
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
            /** @description Write a seed file: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeedFile"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
                     * @description What was decided. Which of them are possible depends on the status.
                     * @enum {string}
                     */
                    outcome: "approve" | "request_information" | "reject" | "disable" | "enable" | "archive";
                };
            };
        };
        responses: {
            /** @description Review a sub account: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubAccountEnvelope"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "malformed_request";
                        };
                    };
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "body_too_large";
                        };
                    };
                };
            };
            /** @description `parameter_invalid`, `parameter_missing`, `sub_account_unexpected_state`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "parameter_invalid" | "parameter_missing" | "sub_account_unexpected_state" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
                    /** @description The disputed part. Without it, all that is left of the payment. */
                    amount?: number;
                    /**
                     * @description What the payer says.
                     * @default fraudulent
                     * @enum {string}
                     */
                    reason?: "fraudulent" | "duplicate" | "unrecognized" | "product_not_received" | "product_unacceptable" | "credit_not_processed" | "subscription_canceled" | "general";
                };
            };
        };
        responses: {
            /** @description Dispute a payment: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeEnvelope"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "malformed_request";
                        };
                    };
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `refund_in_progress` */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "refund_in_progress";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "body_too_large";
                        };
                    };
                };
            };
            /** @description `amount_below_minimum`, `amount_must_be_an_integer`, `dispute_exceeds_amount_available`, `parameter_invalid`, `payment_cannot_be_disputed`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "amount_below_minimum" | "amount_must_be_an_integer" | "dispute_exceeds_amount_available" | "parameter_invalid" | "payment_cannot_be_disputed" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
                     * @description What becomes of it.
                     * @enum {string}
                     */
                    outcome: "respond" | "win" | "lose";
                };
            };
        };
        responses: {
            /** @description Respond to a dispute, win or lose it: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeEnvelope"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "malformed_request";
                        };
                    };
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "body_too_large";
                        };
                    };
                };
            };
            /** @description `dispute_unexpected_state`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "dispute_unexpected_state" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
                     * @description Why it came back.
                     * @default insufficient_funds
                     * @enum {string}
                     */
                    reason?: "insufficient_funds" | "account_closed" | "no_account" | "bank_account_restricted";
                };
            };
        };
        responses: {
            /** @description Return a bank payment: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEnvelope"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "malformed_request";
                        };
                    };
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `refund_in_progress` */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "refund_in_progress";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "body_too_large";
                        };
                    };
                };
            };
            /** @description `parameter_invalid`, `payment_cannot_be_returned`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "parameter_invalid" | "payment_cannot_be_returned" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
                     * @description What becomes of it.
                     * @enum {string}
                     */
                    outcome: "fail" | "cancel";
                };
            };
        };
        responses: {
            /** @description Fail or cancel a payout: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutEnvelope"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "malformed_request";
                        };
                    };
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "body_too_large";
                        };
                    };
                };
            };
            /** @description `parameter_invalid`, `parameter_missing`, `payout_unexpected_state`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "parameter_invalid" | "parameter_missing" | "payout_unexpected_state" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
        };
    };
    listPublishers: {
        parameters: {
            query?: {
                /** @description Records on a page. A value that is not an integer means the default; one outside the bounds means the nearest bound. */
                limit?: number;
                /** @description An `end_cursor`: the page that follows it. */
                after_cursor?: string;
                /** @description A `start_cursor`: the page before it. When both cursors are sent, the last one counts. */
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
            /** @description List publishers: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublisherList"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `cursor_invalid` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "cursor_invalid";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
                    /** @description An address that takes a POST: `http://127.0.0.1:3000/webhooks`. */
                    url: string;
                    /** @description What it hears of. Without it, everything. */
                    events?: ("*" | "payment.*" | "payment.refund.*" | "payment.dispute.*" | "payment_method.*" | "payment_intent.*" | "checkout.*" | "checkout.completion.*" | "sub_account.*" | "seller_account.*" | "proceeds.*" | "proceeds.payout.*" | "payment.created" | "payment.pending" | "payment.authorized" | "payment.succeeded" | "payment.failed" | "payment.captured" | "payment.canceled" | "payment.refunded" | "payment.refund.updated" | "payment.dispute.created" | "payment.dispute.closed" | "payment_method.created" | "payment_method.updated" | "payment_intent.created" | "payment_intent.attached" | "payment_intent.requires_capture" | "payment_intent.succeeded" | "checkout.created" | "checkout.completed" | "checkout.completion.succeeded" | "checkout.completion.failed" | "sub_account.updated" | "seller_account.updated" | "proceeds.payout.created" | "proceeds.payout.paid" | "proceeds.payout.failed")[];
                    /** @description The one account whose events it hears of: a sub account, or the platform itself. */
                    account_id?: string;
                    /**
                     * @description The world the account belongs to.
                     * @enum {string}
                     */
                    account_type?: "test" | "live";
                    /** @description A secret of your own, instead of one that is made: `sigk_` and more. */
                    secret?: string;
                };
            };
        };
        responses: {
            /** @description Make a publisher: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPublisher"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "malformed_request";
                        };
                    };
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "body_too_large";
                        };
                    };
                };
            };
            /** @description `parameter_invalid`, `parameter_missing`, `publisher_host_not_allowed`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "parameter_invalid" | "parameter_missing" | "publisher_host_not_allowed" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
            /** @description Take a publisher away: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPublisher"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Events of this name. */
                event_name?: "payment.created" | "payment.pending" | "payment.authorized" | "payment.succeeded" | "payment.failed" | "payment.captured" | "payment.canceled" | "payment.refunded" | "payment.refund.updated" | "payment.dispute.created" | "payment.dispute.closed" | "payment_method.created" | "payment_method.updated" | "payment_intent.created" | "payment_intent.attached" | "payment_intent.requires_capture" | "payment_intent.succeeded" | "checkout.created" | "checkout.completed" | "checkout.completion.succeeded" | "checkout.completion.failed" | "sub_account.updated" | "seller_account.updated" | "proceeds.payout.created" | "proceeds.payout.paid" | "proceeds.payout.failed";
                /** @description Events about the resource with this id; of a payment method, the id of its card or account. */
                resource_id?: string;
                /** @description Records on a page. A value that is not an integer means the default; one outside the bounds means the nearest bound. */
                limit?: number;
                /** @description An `end_cursor`: the page that follows it. */
                after_cursor?: string;
                /** @description A `start_cursor`: the page before it. When both cursors are sent, the last one counts. */
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
            /** @description List events: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `cursor_invalid`, `parameter_invalid` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "cursor_invalid" | "parameter_invalid";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
            /** @description Get an event: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEnvelope"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
            /** @description Deliver an event again: done. */
            202: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redelivery"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
                    /** @description The instant from which on: ISO 8601 with a zone, or a date, which begins in UTC. */
                    since: string;
                };
            };
        };
        responses: {
            /** @description Deliver all events since an instant again: done. */
            202: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redelivery"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "malformed_request";
                        };
                    };
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "body_too_large";
                        };
                    };
                };
            };
            /** @description `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
                     * @description What is to happen.
                     * @enum {string}
                     */
                    event: "payment.created" | "payment.pending" | "payment.authorized" | "payment.succeeded" | "payment.failed" | "payment.captured" | "payment.canceled" | "payment.refunded" | "payment.refund.updated" | "payment.dispute.created" | "payment.dispute.closed" | "payment_method.created" | "payment_method.updated" | "payment_intent.created" | "payment_intent.attached" | "payment_intent.requires_capture" | "payment_intent.succeeded" | "checkout.created" | "checkout.completed" | "checkout.completion.succeeded" | "checkout.completion.failed" | "sub_account.updated" | "seller_account.updated" | "proceeds.payout.created" | "proceeds.payout.paid" | "proceeds.payout.failed";
                    /** @description The id of its object, or of the payment that a refund or a dispute is of; for `proceeds.payout.created` of the platform account. */
                    on: string;
                };
            };
        };
        responses: {
            /** @description Bring an object to an event: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Triggered"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "malformed_request";
                        };
                    };
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "body_too_large";
                        };
                    };
                };
            };
            /** @description `event_out_of_reach`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "event_out_of_reach" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
                /** @description Records on a page. A value that is not an integer means the default; one outside the bounds means the nearest bound. */
                limit?: number;
                /** @description An `end_cursor`: the page that follows it. */
                after_cursor?: string;
                /** @description A `start_cursor`: the page before it. When both cursors are sent, the last one counts. */
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
            /** @description List deliveries: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `cursor_invalid`, `parameter_invalid` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "cursor_invalid" | "parameter_invalid";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
                     * @description The longest time to wait, in milliseconds of the machine.
                     * @default 10000
                     */
                    timeout_ms?: number;
                };
            };
        };
        responses: {
            /** @description Wait until nothing is under way: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Idle"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "malformed_request";
                        };
                    };
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `not_idle` */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_idle";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "body_too_large";
                        };
                    };
                };
            };
            /** @description `parameter_invalid`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "parameter_invalid" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description Requests of this operation. */
                operation?: "createAccessToken" | "createSubAccount" | "listSubAccounts" | "getSubAccount" | "createSellerAccount" | "listSellerAccounts" | "getSellerAccount" | "createOnboardingEntry" | "listActiveFeeConfigurations" | "listScheduledFeeConfigurations" | "createFeeConfiguration" | "getActiveFeeConfiguration" | "listFeeConfigurationHistory" | "createPaymentMethod" | "listPaymentMethods" | "getPaymentMethod" | "updatePaymentMethod" | "createPayment" | "listPayments" | "getPayment" | "updatePayment" | "capturePayment" | "voidPayment" | "createPaymentIntent" | "listPaymentIntents" | "getPaymentIntent" | "updatePaymentIntent" | "capturePaymentIntent" | "listPaymentIntentPayments" | "createRefund" | "listRefunds" | "getRefund" | "updateRefund" | "listPaymentBalanceTransactions" | "createCheckout" | "listCheckouts" | "getCheckout" | "completeCheckout" | "refundCheckout" | "createCheckoutSession" | "listProceedsPayouts" | "getProceedsPayout" | "listPlatformProceedsPayouts" | "getPlatformProceedsPayout";
                /** @description Requests with this HTTP status. */
                status?: number;
                /** @description Requests with this verdict. */
                verdict?: "ok" | "warning" | "violation";
                /** @description Records on a page. A value that is not an integer means the default; one outside the bounds means the nearest bound. */
                limit?: number;
                /** @description An `end_cursor`: the page that follows it. */
                after_cursor?: string;
                /** @description A `start_cursor`: the page before it. When both cursors are sent, the last one counts. */
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
            /** @description List requests: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestEntryList"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `cursor_invalid`, `parameter_invalid` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "cursor_invalid" | "parameter_invalid";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
            /** @description Empty the journal of a platform: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearedRequests"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
        };
    };
    listUnattributedRequests: {
        parameters: {
            query?: {
                /** @description Requests of this operation. */
                operation?: "createAccessToken" | "createSubAccount" | "listSubAccounts" | "getSubAccount" | "createSellerAccount" | "listSellerAccounts" | "getSellerAccount" | "createOnboardingEntry" | "listActiveFeeConfigurations" | "listScheduledFeeConfigurations" | "createFeeConfiguration" | "getActiveFeeConfiguration" | "listFeeConfigurationHistory" | "createPaymentMethod" | "listPaymentMethods" | "getPaymentMethod" | "updatePaymentMethod" | "createPayment" | "listPayments" | "getPayment" | "updatePayment" | "capturePayment" | "voidPayment" | "createPaymentIntent" | "listPaymentIntents" | "getPaymentIntent" | "updatePaymentIntent" | "capturePaymentIntent" | "listPaymentIntentPayments" | "createRefund" | "listRefunds" | "getRefund" | "updateRefund" | "listPaymentBalanceTransactions" | "createCheckout" | "listCheckouts" | "getCheckout" | "completeCheckout" | "refundCheckout" | "createCheckoutSession" | "listProceedsPayouts" | "getProceedsPayout" | "listPlatformProceedsPayouts" | "getPlatformProceedsPayout";
                /** @description Requests with this HTTP status. */
                status?: number;
                /** @description Requests with this verdict. */
                verdict?: "ok" | "warning" | "violation";
                /** @description Records on a page. A value that is not an integer means the default; one outside the bounds means the nearest bound. */
                limit?: number;
                /** @description An `end_cursor`: the page that follows it. */
                after_cursor?: string;
                /** @description A `start_cursor`: the page before it. When both cursors are sent, the last one counts. */
                before_cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List requests that name no platform: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestEntryList"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `cursor_invalid`, `parameter_invalid` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "cursor_invalid" | "parameter_invalid";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
            /** @description Empty the journal of requests that name no platform: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearedRequests"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
        };
    };
    listFaults: {
        parameters: {
            query?: {
                /** @description Records on a page. A value that is not an integer means the default; one outside the bounds means the nearest bound. */
                limit?: number;
                /** @description An `end_cursor`: the page that follows it. */
                after_cursor?: string;
                /** @description A `start_cursor`: the page before it. When both cursors are sent, the last one counts. */
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
            /** @description List faults: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultList"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `cursor_invalid` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "cursor_invalid";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
                     * @description The operation whose requests it meets; `*` for all but `createAccessToken`, which has to be named.
                     * @enum {string}
                     */
                    operation?: "*" | "createAccessToken" | "createSubAccount" | "listSubAccounts" | "getSubAccount" | "createSellerAccount" | "listSellerAccounts" | "getSellerAccount" | "createOnboardingEntry" | "listActiveFeeConfigurations" | "listScheduledFeeConfigurations" | "createFeeConfiguration" | "getActiveFeeConfiguration" | "listFeeConfigurationHistory" | "createPaymentMethod" | "listPaymentMethods" | "getPaymentMethod" | "updatePaymentMethod" | "createPayment" | "listPayments" | "getPayment" | "updatePayment" | "capturePayment" | "voidPayment" | "createPaymentIntent" | "listPaymentIntents" | "getPaymentIntent" | "updatePaymentIntent" | "capturePaymentIntent" | "listPaymentIntentPayments" | "createRefund" | "listRefunds" | "getRefund" | "updateRefund" | "listPaymentBalanceTransactions" | "createCheckout" | "listCheckouts" | "getCheckout" | "completeCheckout" | "refundCheckout" | "createCheckoutSession" | "listProceedsPayouts" | "getProceedsPayout" | "listPlatformProceedsPayouts" | "getPlatformProceedsPayout";
                    /**
                     * @description The events whose deliveries it meets: a name, a family such as `payment.*`, or `*`.
                     * @enum {string}
                     */
                    event_name?: "*" | "payment.*" | "payment.refund.*" | "payment.dispute.*" | "payment_method.*" | "payment_intent.*" | "checkout.*" | "checkout.completion.*" | "sub_account.*" | "seller_account.*" | "proceeds.*" | "proceeds.payout.*" | "payment.created" | "payment.pending" | "payment.authorized" | "payment.succeeded" | "payment.failed" | "payment.captured" | "payment.canceled" | "payment.refunded" | "payment.refund.updated" | "payment.dispute.created" | "payment.dispute.closed" | "payment_method.created" | "payment_method.updated" | "payment_intent.created" | "payment_intent.attached" | "payment_intent.requires_capture" | "payment_intent.succeeded" | "checkout.created" | "checkout.completed" | "checkout.completion.succeeded" | "checkout.completion.failed" | "sub_account.updated" | "seller_account.updated" | "proceeds.payout.created" | "proceeds.payout.paid" | "proceeds.payout.failed";
                    /** @description How many it meets before it is spent. Without it, it lasts until it is taken away. */
                    times?: number;
                    /** @description The chance that it meets one, from 0 to 1. Without it, it meets every one. */
                    probability?: number;
                    /** @description Decides by chance: the same seed meets the same ones. Without it, one is made and shown. */
                    seed?: number;
                    /** @description What it does: one of these. */
                    fault: {
                        /** @description Answer this error instead: any code of the catalogue but those of the sandbox's own paths. */
                        error?: string;
                        /** @description Answer this HTTP status instead, with the error of the catalogue that is most like it. */
                        status?: number;
                        /** @description Wait so many milliseconds of the machine, and then go on. With `webhook`: how long a delay is. */
                        delay_ms?: number;
                        /**
                         * @description `before_commit`: cut the connection, and nothing happened. `after_commit`: carry the request out, keep its answer for its key, and cut the connection.
                         * @enum {string}
                         */
                        drop?: "before_commit" | "after_commit";
                        /** @description Always true: wait until released, with the idempotency key taken. */
                        hold?: boolean;
                        /**
                         * @description `duplicate`: send it twice. `reorder`: send the one that follows first. `delay`: send it later. `lose`: do not send it, so that it is attempted again. `wrong_signature`: sign it with another secret.
                         * @enum {string}
                         */
                        webhook?: "duplicate" | "reorder" | "delay" | "lose" | "wrong_signature";
                    };
                };
            };
        };
        responses: {
            /** @description Make a fault: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "malformed_request";
                        };
                    };
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "body_too_large";
                        };
                    };
                };
            };
            /** @description `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
            /** @description Take all faults away: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedFaults"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
            /** @description Take a fault away: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedFault"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
            /** @description Let requests go on: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleasedRequests"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
            /** @description List snapshots: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotList"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
                    /** @description Letters, digits, `_`, `.` and `-`, and first a letter or a digit; not `now`. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Keep the present state: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "malformed_request";
                        };
                    };
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "body_too_large";
                        };
                    };
                };
            };
            /** @description `parameter_invalid`, `parameter_missing`, `snapshot_limit_reached`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "parameter_invalid" | "parameter_missing" | "snapshot_limit_reached" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
            /** @description Take a snapshot away: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedSnapshot"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
            /** @description Bring a state back: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoredSnapshot"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
            /** @description Compare two states: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotDiff"];
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
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
                    /** @description How many. Without it, one. */
                    transactions?: number;
                };
            };
        };
        responses: {
            /** @description Take back what was done last: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Undone"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "malformed_request";
                        };
                    };
                };
            };
            /** @description `control_not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "control_not_authenticated";
                        };
                    };
                };
            };
            /** @description `host_not_allowed` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "host_not_allowed";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "resource_not_found";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "body_too_large";
                        };
                    };
                };
            };
            /** @description `parameter_invalid`, `undo_limit_exceeded`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "parameter_invalid" | "undo_limit_exceeded" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal_server_error";
                        };
                    };
                };
            };
        };
    };
}
