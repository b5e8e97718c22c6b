// Generated from spec/ by "npm run generate". Do not edit.
export interface paths {
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token
         * @description The token is valid for 24 hours. The key pair decides between test and live.
         */
        post: operations["createAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sub_accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sub accounts
         * @description By name. Archived ones are left out unless asked for.
         */
        get: operations["listSubAccounts"];
        put?: never;
        /**
         * Create a sub account
         * @description With live credentials two accounts are made: a live one, which is answered, and a test one. A test account is enabled right after the answer; a live one waits for its onboarding.
         */
        post: operations["createSubAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sub_accounts/{sub_account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a sub account */
        get: operations["getSubAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment_methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a payment method
         * @description Tokenizes a card or a bank account. Nothing is charged.
         */
        post: operations["createPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment_methods/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a payment method */
        get: operations["getPaymentMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments
         * @description Newest first. Without a Sub-Account header, those of all accounts of the platform.
         */
        get: operations["listPayments"];
        put?: never;
        /**
         * Create a payment
         * @description A declined payment is answered with 402, and stored: it can be listed and read.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a payment */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update a payment */
        patch: operations["updatePayment"];
        trace?: never;
    };
    "/v1/payments/{payment_id}/capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Capture a payment
         * @description Takes the money of an authorized payment, within 7 days, as a whole.
         */
        post: operations["capturePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a payment
         * @description Cancels a payment within 25 minutes, as if it had never been.
         */
        post: operations["voidPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment
         * @description In parts until the whole amount is given back. Without an amount: all that is left.
         */
        post: operations["createRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List refunds
         * @description Newest first. Without a Sub-Account header, those of all accounts of the platform.
         */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/refunds/{refund_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a refund */
        get: operations["getRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update a refund */
        patch: operations["updateRefund"];
        trace?: never;
    };
}
export interface webhooks {
    "payment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payment was made, whatever became of it. */
        post: operations["on_payment_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A bank payment waits to be settled. */
        post: operations["on_payment_pending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.authorized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A card payment was authorized and can be captured. */
        post: operations["on_payment_authorized"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The money was taken. */
        post: operations["on_payment_succeeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The payment was declined, or a bank payment came back. */
        post: operations["on_payment_failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.captured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An authorized payment was captured. */
        post: operations["on_payment_captured"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The payment was voided, or its authorization lapsed. */
        post: operations["on_payment_canceled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A refund of the payment was made. The data is the refund. */
        post: operations["on_payment_refunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.refund.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The status or the metadata of a refund changed. */
        post: operations["on_payment_refund_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.dispute.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The holder disputed the payment. */
        post: operations["on_payment_dispute_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.dispute.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dispute was won or lost. */
        post: operations["on_payment_dispute_closed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment_method.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A card or bank account was tokenized. */
        post: operations["on_payment_method_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment_method.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Details of a payment method changed. */
        post: operations["on_payment_method_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment_intent.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payment intent was made. */
        post: operations["on_payment_intent_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment_intent.attached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payment intent got a payment method. */
        post: operations["on_payment_intent_attached"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment_intent.requires_capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payment intent can be captured. */
        post: operations["on_payment_intent_requires_capture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment_intent.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payment intent was paid. */
        post: operations["on_payment_intent_succeeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sub_account.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The status of a sub account changed. */
        post: operations["on_sub_account_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "seller_account.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same as `sub_account.updated`, in the form of a seller account.
         * @deprecated
         */
        post: operations["on_seller_account_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
        /** @description A token of one account of the platform: test or live, by the key pair. */
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
        /**
         * @deprecated
         * @description A sub account by its older name. Only the deprecated event has it.
         */
        SellerAccount: {
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
            /** @description The customer it belongs to. */
            customer_id: string | null;
            /** @description The same for the same card or bank account within one account. */
            signature: string;
            /** @description The account it belongs to. */
            account_id: string;
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
        /** @description The wish to be paid once, whatever the number of attempts. */
        PaymentIntent: {
            /** @description Id of the intent. */
            id: string;
            /** @description The account it was made on. */
            account_id: string;
            /** @description What is to be paid. */
            amount: number;
            /**
             * @description ISO 4217 code in lower case. A sub account has one currency.
             * @enum {string}
             */
            currency: "usd" | "cad";
            /** @description Free text of the caller; null when none was sent. */
            description: string | null;
            /** @description Keys and values of the caller; empty when none were sent. */
            metadata: {
                [key: string]: unknown;
            };
            payment_method: components["schemas"]["PaymentMethod"] | null;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "requires_payment_method" | "requires_capture" | "pending" | "succeeded" | "canceled";
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
        /** @description A page of a list of sub_account objects. */
        SubAccountList: {
            /** @description A list has no id. */
            id: null;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "array";
            /** @description The records of the page. */
            data: components["schemas"]["SubAccount"][];
            page_info: components["schemas"]["PageInfo"];
        };
        /** @description The envelope of one payment_method. */
        PaymentMethodEnvelope: {
            /** @description Id of the object. */
            id: string;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "payment_method";
            data: components["schemas"]["PaymentMethod"];
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
        /** @description A page of a list of payment objects. */
        PaymentList: {
            /** @description A list has no id. */
            id: null;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "array";
            /** @description The records of the page. */
            data: components["schemas"]["Payment"][];
            page_info: components["schemas"]["PageInfo"];
        };
        /** @description The envelope of one refund. */
        RefundEnvelope: {
            /** @description Id of the object. */
            id: string;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "refund";
            data: components["schemas"]["Refund"];
            /** @description Only lists have pages. */
            page_info: null;
        };
        /** @description A page of a list of refund objects. */
        RefundList: {
            /** @description A list has no id. */
            id: null;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "array";
            /** @description The records of the page. */
            data: components["schemas"]["Refund"][];
            page_info: components["schemas"]["PageInfo"];
        };
    };
    responses: never;
    parameters: {
        /** @description Any text that is new for a new request. The same key with the same request gives the same answer again. */
        IdempotencyKey: string;
        /** @description As for the operations that require it; without a key, nothing is replayed. */
        OptionalIdempotencyKey: string;
        /** @description The sub account that the request is for. Without it, the platform account itself. */
        SubAccount: string;
        /**
         * @deprecated
         * @description The older name of Sub-Account, which wins when both are sent.
         */
        SellerAccount: string;
    };
    requestBodies: never;
    headers: {
        /** @description Names this request. */
        RequestId: string;
        /** @description `true` when the answer is that of an earlier request. */
        IdempotentReplayed: "true";
        /** @description Whether the same request may succeed later. */
        ShouldRetry: "true" | "false";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The id of a key pair; starts with `test_` or `live_`. */
                    client_id: string;
                    /** @description The secret of the key pair. */
                    client_secret: string;
                    /**
                     * @description May be sent, as OAuth 2.0 asks for it.
                     * @enum {string}
                     */
                    grant_type?: "client_credentials";
                };
                "application/x-www-form-urlencoded": {
                    /** @description The id of a key pair; starts with `test_` or `live_`. */
                    client_id: string;
                    /** @description The secret of the key pair. */
                    client_secret: string;
                    /**
                     * @description May be sent, as OAuth 2.0 asks for it.
                     * @enum {string}
                     */
                    grant_type?: "client_credentials";
                };
            };
        };
        responses: {
            /** @description Get an access token: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_authenticated";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
    listSubAccounts: {
        parameters: {
            query?: {
                /** @description Records on a page. A value that is not an integer means the default; one outside the bounds means the nearest bound. */
                limit?: number;
                /** @description An `end_cursor`: the page that follows it. */
                after_cursor?: string;
                /** @description A `start_cursor`: the page before it. When both cursors are sent, the last one counts. */
                before_cursor?: string;
                /** @description Only sub accounts of this status. */
                status?: "created" | "submitted" | "information_needed" | "enabled" | "rejected" | "disabled" | "archived";
            };
            header?: {
                /** @description The sub account that the request is for. Without it, the platform account itself. */
                "Sub-Account"?: components["parameters"]["SubAccount"];
                /**
                 * @deprecated
                 * @description The older name of Sub-Account, which wins when both are sent.
                 */
                "Seller-Account"?: components["parameters"]["SellerAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List sub accounts: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubAccountList"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_authenticated";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
    createSubAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sub account that the request is for. Without it, the platform account itself. */
                "Sub-Account"?: components["parameters"]["SubAccount"];
                /**
                 * @deprecated
                 * @description The older name of Sub-Account, which wins when both are sent.
                 */
                "Seller-Account"?: components["parameters"]["SellerAccount"];
                /** @description As for the operations that require it; without a key, nothing is replayed. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Unique within the platform. */
                    name: string;
                    /**
                     * @description The platform's currency when absent.
                     * @enum {string}
                     */
                    currency?: "usd" | "cad";
                };
            };
        };
        responses: {
            /** @description Create a sub account: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
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
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_authenticated";
                        };
                    };
                };
            };
            /** @description `duplicate_record` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "duplicate_record";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
            /** @description `idempotency_request_in_progress` */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_request_in_progress";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
            /** @description `currency_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "currency_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
    getSubAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sub account that the request is for. Without it, the platform account itself. */
                "Sub-Account"?: components["parameters"]["SubAccount"];
                /**
                 * @deprecated
                 * @description The older name of Sub-Account, which wins when both are sent.
                 */
                "Seller-Account"?: components["parameters"]["SellerAccount"];
            };
            path: {
                sub_account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a sub account: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubAccountEnvelope"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_authenticated";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
    createPaymentMethod: {
        parameters: {
            query?: never;
            header: {
                /** @description The sub account that the request is for. Without it, the platform account itself. */
                "Sub-Account"?: components["parameters"]["SubAccount"];
                /**
                 * @deprecated
                 * @description The older name of Sub-Account, which wins when both are sent.
                 */
                "Seller-Account"?: components["parameters"]["SellerAccount"];
                /** @description Any text that is new for a new request. The same key with the same request gives the same answer again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A card or a bank account. */
                    payment_method: {
                        /** @description A card. */
                        card?: {
                            /** @description Name on the card. */
                            name: string;
                            /** @description Card number; spaces and dashes are allowed. Never stored, never given back. */
                            number: string;
                            /** @description Security code. Never stored, never given back. */
                            verification?: string;
                            /** @description Month of expiry, 1 to 12. */
                            month: string | number;
                            /** @description Year of expiry, two or four digits. */
                            year: string | number;
                            /** @description Street and number. */
                            address_line1?: string;
                            /** @description Flat, floor, building. */
                            address_line2?: string;
                            /** @description City. */
                            address_city?: string;
                            /** @description Two or three letters. */
                            address_state?: string;
                            /** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
                            address_postal_code: string;
                            /** @description ISO 3166 code of two letters. */
                            address_country?: string;
                            /** @description Accepted and ignored: the brand follows from the number. */
                            brand?: string;
                            /** @description Keys and values of the caller, given back unchanged. An update replaces all of them. */
                            metadata?: {
                                [key: string]: unknown;
                            };
                        };
                        /** @description A bank account. */
                        bank_account?: {
                            /** @description Owner of the account. */
                            account_owner_name: string;
                            /** @description Nine digits. */
                            routing_number: string;
                            /** @description 4 to 17 digits. Never stored, never given back. */
                            account_number: string;
                            /**
                             * @description Kind of account.
                             * @enum {string}
                             */
                            account_type: "checking" | "savings";
                            /**
                             * @description Kind of owner.
                             * @enum {string}
                             */
                            account_owner_type: "individual" | "company";
                            /** @description ISO 3166 code of two letters. */
                            country: string;
                            /**
                             * @description Currency of the account.
                             * @enum {string}
                             */
                            currency: "usd" | "cad";
                            /** @description Name of the bank. */
                            bank_name?: string;
                            /** @description Keys and values of the caller, given back unchanged. An update replaces all of them. */
                            metadata?: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Create a payment method: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodEnvelope"];
                };
            };
            /** @description `idempotency_key_required`, `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_key_required" | "malformed_request";
                        };
                    };
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_authenticated";
                        };
                    };
                };
            };
            /** @description `card_number_invalid`, `expired_card`, `invalid_card_brand`, `invalid_cvc` */
            402: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "card_number_invalid" | "expired_card" | "invalid_card_brand" | "invalid_cvc";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
            /** @description `idempotency_request_in_progress` */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_request_in_progress";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
            /** @description `card_name_required`, `card_number_required`, `country_invalid`, `currency_invalid`, `currency_required`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `month_invalid`, `parameter_invalid`, `parameter_missing`, `payment_method_required`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter`, `verification_invalid`, `year_invalid` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "card_name_required" | "card_number_required" | "country_invalid" | "currency_invalid" | "currency_required" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "month_invalid" | "parameter_invalid" | "parameter_missing" | "payment_method_required" | "postal_code_invalid" | "state_invalid" | "unexpected_parameter" | "verification_invalid" | "year_invalid";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
    getPaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sub account that the request is for. Without it, the platform account itself. */
                "Sub-Account"?: components["parameters"]["SubAccount"];
                /**
                 * @deprecated
                 * @description The older name of Sub-Account, which wins when both are sent.
                 */
                "Seller-Account"?: components["parameters"]["SellerAccount"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a payment method: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodEnvelope"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_authenticated";
                        };
                    };
                };
            };
            /** @description `payment_method_not_found`, `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "payment_method_not_found" | "resource_not_found";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
    listPayments: {
        parameters: {
            query?: {
                /** @description Records on a page. A value that is not an integer means the default; one outside the bounds means the nearest bound. */
                limit?: number;
                /** @description An `end_cursor`: the page that follows it. */
                after_cursor?: string;
                /** @description A `start_cursor`: the page before it. When both cursors are sent, the last one counts. */
                before_cursor?: string;
            };
            header?: {
                /** @description The sub account that the request is for. Without it, the platform account itself. */
                "Sub-Account"?: components["parameters"]["SubAccount"];
                /**
                 * @deprecated
                 * @description The older name of Sub-Account, which wins when both are sent.
                 */
                "Seller-Account"?: components["parameters"]["SellerAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List payments: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentList"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_authenticated";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
    createPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description The sub account that the request is for. Without it, the platform account itself. */
                "Sub-Account"?: components["parameters"]["SubAccount"];
                /**
                 * @deprecated
                 * @description The older name of Sub-Account, which wins when both are sent.
                 */
                "Seller-Account"?: components["parameters"]["SellerAccount"];
                /** @description Any text that is new for a new request. The same key with the same request gives the same answer again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Smallest unit of the currency; greater than 50, lower than 100000000. */
                    amount: number;
                    /**
                     * @description Must be the account's currency.
                     * @enum {string}
                     */
                    currency: "usd" | "cad";
                    /**
                     * @description Bank accounts are always `automatic`.
                     * @default automatic
                     * @enum {string}
                     */
                    capture_strategy?: "automatic" | "manual";
                    /** @description Free text of the caller. */
                    description?: string;
                    /** @description Kept with the payment. On a test account `payment_test.scenario` names a test scenario. */
                    metadata?: {
                        [key: string]: unknown;
                    };
                    /** @description Exactly one of a card, a bank account and a token. */
                    payment_method: {
                        /** @description A card. */
                        card?: {
                            /** @description Name on the card. */
                            name: string;
                            /** @description Card number; spaces and dashes are allowed. Never stored, never given back. */
                            number: string;
                            /** @description Security code. Never stored, never given back. */
                            verification?: string;
                            /** @description Month of expiry, 1 to 12. */
                            month: string | number;
                            /** @description Year of expiry, two or four digits. */
                            year: string | number;
                            /** @description Street and number. */
                            address_line1?: string;
                            /** @description Flat, floor, building. */
                            address_line2?: string;
                            /** @description City. */
                            address_city?: string;
                            /** @description Two or three letters. */
                            address_state?: string;
                            /** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
                            address_postal_code: string;
                            /** @description ISO 3166 code of two letters. */
                            address_country?: string;
                            /** @description Accepted and ignored: the brand follows from the number. */
                            brand?: string;
                            /** @description Keys and values of the caller, given back unchanged. An update replaces all of them. */
                            metadata?: {
                                [key: string]: unknown;
                            };
                        };
                        /** @description A bank account. */
                        bank_account?: {
                            /** @description Owner of the account. */
                            account_owner_name: string;
                            /** @description Nine digits. */
                            routing_number: string;
                            /** @description 4 to 17 digits. Never stored, never given back. */
                            account_number: string;
                            /**
                             * @description Kind of account.
                             * @enum {string}
                             */
                            account_type: "checking" | "savings";
                            /**
                             * @description Kind of owner.
                             * @enum {string}
                             */
                            account_owner_type: "individual" | "company";
                            /** @description ISO 3166 code of two letters. */
                            country: string;
                            /**
                             * @description Currency of the account.
                             * @enum {string}
                             */
                            currency: "usd" | "cad";
                            /** @description Name of the bank. */
                            bank_name?: string;
                            /** @description Keys and values of the caller, given back unchanged. An update replaces all of them. */
                            metadata?: {
                                [key: string]: unknown;
                            };
                        };
                        /** @description The token of a payment method of the account. */
                        token?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Create a payment: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEnvelope"];
                };
            };
            /** @description `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_key_required" | "malformed_request" | "sub_account_not_enabled";
                        };
                    };
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_authenticated";
                        };
                    };
                };
            };
            /** @description `card_declined`, `card_number_invalid`, `expired_card`, `gateway_error`, `invalid_card_brand`, `invalid_cvc` */
            402: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "card_declined" | "card_number_invalid" | "expired_card" | "gateway_error" | "invalid_card_brand" | "invalid_cvc";
                        };
                    };
                };
            };
            /** @description `payment_method_not_found`, `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "payment_method_not_found" | "resource_not_found";
                        };
                    };
                };
            };
            /** @description `idempotency_request_in_progress` */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_request_in_progress";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
            /** @description `amount_above_maximum`, `amount_below_minimum`, `amount_must_be_an_integer`, `amount_required`, `capture_strategy_invalid`, `card_name_required`, `card_number_required`, `country_invalid`, `currency_invalid`, `currency_required`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `month_invalid`, `parameter_invalid`, `parameter_missing`, `payment_method_required`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter`, `verification_invalid`, `year_invalid` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "amount_above_maximum" | "amount_below_minimum" | "amount_must_be_an_integer" | "amount_required" | "capture_strategy_invalid" | "card_name_required" | "card_number_required" | "country_invalid" | "currency_invalid" | "currency_required" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "month_invalid" | "parameter_invalid" | "parameter_missing" | "payment_method_required" | "postal_code_invalid" | "state_invalid" | "unexpected_parameter" | "verification_invalid" | "year_invalid";
                        };
                    };
                };
            };
            /** @description `gateway_timeout_error`, `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "gateway_timeout_error" | "internal_server_error";
                        };
                    };
                };
            };
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sub account that the request is for. Without it, the platform account itself. */
                "Sub-Account"?: components["parameters"]["SubAccount"];
                /**
                 * @deprecated
                 * @description The older name of Sub-Account, which wins when both are sent.
                 */
                "Seller-Account"?: components["parameters"]["SellerAccount"];
            };
            path: {
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a payment: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEnvelope"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_authenticated";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
    updatePayment: {
        parameters: {
            query?: never;
            header: {
                /** @description The sub account that the request is for. Without it, the platform account itself. */
                "Sub-Account"?: components["parameters"]["SubAccount"];
                /**
                 * @deprecated
                 * @description The older name of Sub-Account, which wins when both are sent.
                 */
                "Seller-Account"?: components["parameters"]["SellerAccount"];
                /** @description Any text that is new for a new request. The same key with the same request gives the same answer again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Free text of the caller. */
                    description?: string;
                    /** @description Keys and values of the caller, given back unchanged. An update replaces all of them. */
                    metadata?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Update a payment: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEnvelope"];
                };
            };
            /** @description `idempotency_key_required`, `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_key_required" | "malformed_request";
                        };
                    };
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_authenticated";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
            /** @description `idempotency_request_in_progress` */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_request_in_progress";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
            /** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
    capturePayment: {
        parameters: {
            query?: never;
            header: {
                /** @description The sub account that the request is for. Without it, the platform account itself. */
                "Sub-Account"?: components["parameters"]["SubAccount"];
                /**
                 * @deprecated
                 * @description The older name of Sub-Account, which wins when both are sent.
                 */
                "Seller-Account"?: components["parameters"]["SellerAccount"];
                /** @description Any text that is new for a new request. The same key with the same request gives the same answer again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Must be the payment's amount: there is no partial capture. */
                    amount?: number;
                };
            };
        };
        responses: {
            /** @description Capture a payment: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEnvelope"];
                };
            };
            /** @description `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_key_required" | "malformed_request" | "sub_account_not_enabled";
                        };
                    };
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_authenticated";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
            /** @description `idempotency_request_in_progress` */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_request_in_progress";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
            /** @description `charge_expired_for_capture`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `parameter_invalid`, `payment_already_captured`, `payment_cannot_be_captured`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "charge_expired_for_capture" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "parameter_invalid" | "payment_already_captured" | "payment_cannot_be_captured" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
    voidPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description The sub account that the request is for. Without it, the platform account itself. */
                "Sub-Account"?: components["parameters"]["SubAccount"];
                /**
                 * @deprecated
                 * @description The older name of Sub-Account, which wins when both are sent.
                 */
                "Seller-Account"?: components["parameters"]["SellerAccount"];
                /** @description Any text that is new for a new request. The same key with the same request gives the same answer again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Void a payment: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEnvelope"];
                };
            };
            /** @description `idempotency_key_required`, `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_key_required" | "malformed_request";
                        };
                    };
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_authenticated";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
            /** @description `idempotency_request_in_progress` */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_request_in_progress";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
            /** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `payment_cannot_be_voided`, `payment_outside_void_window`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "payment_cannot_be_voided" | "payment_outside_void_window" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
    createRefund: {
        parameters: {
            query?: never;
            header: {
                /** @description The sub account that the request is for. Without it, the platform account itself. */
                "Sub-Account"?: components["parameters"]["SubAccount"];
                /**
                 * @deprecated
                 * @description The older name of Sub-Account, which wins when both are sent.
                 */
                "Seller-Account"?: components["parameters"]["SellerAccount"];
                /** @description Any text that is new for a new request. The same key with the same request gives the same answer again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Smallest unit of the currency; greater than 0. */
                    amount?: number;
                    /** @description Free text of the caller. */
                    description?: string;
                    /**
                     * @description Why.
                     * @enum {string}
                     */
                    reason?: "duplicate" | "fraudulent" | "customer_request";
                    /** @description Keys and values of the caller, given back unchanged. An update replaces all of them. */
                    metadata?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Refund a payment: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundEnvelope"];
                };
            };
            /** @description `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_key_required" | "malformed_request" | "sub_account_not_enabled";
                        };
                    };
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_authenticated";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
            /** @description `idempotency_request_in_progress`, `refund_in_progress` */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_request_in_progress" | "refund_in_progress";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
            /** @description `amount_below_minimum`, `amount_must_be_an_integer`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `payment_fully_refunded`, `payment_outside_refund_window`, `refund_error`, `refund_exceeds_amount_available`, `refund_exceeds_payment_amount`, `refund_reason_invalid`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "amount_below_minimum" | "amount_must_be_an_integer" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "payment_fully_refunded" | "payment_outside_refund_window" | "refund_error" | "refund_exceeds_amount_available" | "refund_exceeds_payment_amount" | "refund_reason_invalid" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
    listRefunds: {
        parameters: {
            query?: {
                /** @description Records on a page. A value that is not an integer means the default; one outside the bounds means the nearest bound. */
                limit?: number;
                /** @description An `end_cursor`: the page that follows it. */
                after_cursor?: string;
                /** @description A `start_cursor`: the page before it. When both cursors are sent, the last one counts. */
                before_cursor?: string;
            };
            header?: {
                /** @description The sub account that the request is for. Without it, the platform account itself. */
                "Sub-Account"?: components["parameters"]["SubAccount"];
                /**
                 * @deprecated
                 * @description The older name of Sub-Account, which wins when both are sent.
                 */
                "Seller-Account"?: components["parameters"]["SellerAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List refunds: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundList"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_authenticated";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
    getRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sub account that the request is for. Without it, the platform account itself. */
                "Sub-Account"?: components["parameters"]["SubAccount"];
                /**
                 * @deprecated
                 * @description The older name of Sub-Account, which wins when both are sent.
                 */
                "Seller-Account"?: components["parameters"]["SellerAccount"];
            };
            path: {
                refund_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a refund: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundEnvelope"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_authenticated";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
    updateRefund: {
        parameters: {
            query?: never;
            header: {
                /** @description The sub account that the request is for. Without it, the platform account itself. */
                "Sub-Account"?: components["parameters"]["SubAccount"];
                /**
                 * @deprecated
                 * @description The older name of Sub-Account, which wins when both are sent.
                 */
                "Seller-Account"?: components["parameters"]["SellerAccount"];
                /** @description Any text that is new for a new request. The same key with the same request gives the same answer again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                refund_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Keys and values of the caller, given back unchanged. An update replaces all of them. */
                    metadata?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Update a refund: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundEnvelope"];
                };
            };
            /** @description `idempotency_key_required`, `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_key_required" | "malformed_request";
                        };
                    };
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not_authenticated";
                        };
                    };
                };
            };
            /** @description `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
            /** @description `idempotency_request_in_progress` */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_request_in_progress";
                        };
                    };
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
            /** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `parameter_invalid`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "parameter_invalid" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
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
    on_payment_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description A payment was made, whatever became of it.
                     * @enum {string}
                     */
                    event_name: "payment.created";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["Payment"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_payment_pending: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description A bank payment waits to be settled.
                     * @enum {string}
                     */
                    event_name: "payment.pending";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["Payment"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_payment_authorized: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description A card payment was authorized and can be captured.
                     * @enum {string}
                     */
                    event_name: "payment.authorized";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["Payment"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_payment_succeeded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description The money was taken.
                     * @enum {string}
                     */
                    event_name: "payment.succeeded";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["Payment"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_payment_failed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description The payment was declined, or a bank payment came back.
                     * @enum {string}
                     */
                    event_name: "payment.failed";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["Payment"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_payment_captured: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description An authorized payment was captured.
                     * @enum {string}
                     */
                    event_name: "payment.captured";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["Payment"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_payment_canceled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description The payment was voided, or its authorization lapsed.
                     * @enum {string}
                     */
                    event_name: "payment.canceled";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["Payment"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_payment_refunded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description A refund of the payment was made. The data is the refund.
                     * @enum {string}
                     */
                    event_name: "payment.refunded";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["Refund"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_payment_refund_updated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description The status or the metadata of a refund changed.
                     * @enum {string}
                     */
                    event_name: "payment.refund.updated";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["Refund"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_payment_dispute_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description The holder disputed the payment.
                     * @enum {string}
                     */
                    event_name: "payment.dispute.created";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["Dispute"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_payment_dispute_closed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description A dispute was won or lost.
                     * @enum {string}
                     */
                    event_name: "payment.dispute.closed";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["Dispute"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_payment_method_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description A card or bank account was tokenized.
                     * @enum {string}
                     */
                    event_name: "payment_method.created";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["PaymentMethod"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_payment_method_updated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description Details of a payment method changed.
                     * @enum {string}
                     */
                    event_name: "payment_method.updated";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["PaymentMethod"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_payment_intent_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description A payment intent was made.
                     * @enum {string}
                     */
                    event_name: "payment_intent.created";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["PaymentIntent"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_payment_intent_attached: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description A payment intent got a payment method.
                     * @enum {string}
                     */
                    event_name: "payment_intent.attached";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["PaymentIntent"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_payment_intent_requires_capture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description A payment intent can be captured.
                     * @enum {string}
                     */
                    event_name: "payment_intent.requires_capture";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["PaymentIntent"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_payment_intent_succeeded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description A payment intent was paid.
                     * @enum {string}
                     */
                    event_name: "payment_intent.succeeded";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["PaymentIntent"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_sub_account_updated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description The status of a sub account changed.
                     * @enum {string}
                     */
                    event_name: "sub_account.updated";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["SubAccount"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_seller_account_updated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event: the same in every delivery of it. */
                    id: string;
                    /**
                     * @description The same as `sub_account.updated`, in the form of a seller account.
                     * @enum {string}
                     */
                    event_name: "seller_account.updated";
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
                    /** @description The request that caused it; null when the clock did. */
                    request_id: string | null;
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: components["schemas"]["SellerAccount"];
                };
            };
        };
        responses: {
            /** @description Received. Any other answer is a failed delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
