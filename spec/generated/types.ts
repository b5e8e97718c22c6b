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
         * @description By name. Archived ones are left out unless asked for. With a Sub-Account header: that one alone.
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
    "/v1/seller_accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List seller accounts
         * @deprecated
         * @description Does what listSubAccounts does.
         */
        get: operations["listSellerAccounts"];
        put?: never;
        /**
         * Create a seller account
         * @deprecated
         * @description Does what createSubAccount does.
         */
        post: operations["createSellerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller_accounts/{seller_account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a seller account
         * @deprecated
         * @description Does what getSubAccount does.
         */
        get: operations["getSellerAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/onboarding/{sub_account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an onboarding entry
         * @description Submits the sub account for review. Which fields are required hangs on the type and the structure of the business; `x-required-for` of a field names the structures. All fields that are missing are named at once. A test account is enabled by itself right after the answer; it may send another entry then. A live account sends another one only when the review needs more information.
         */
        post: operations["createOnboardingEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sub_accounts/{sub_account_id}/fee_configurations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active fee configurations
         * @description Those in force now, at most one of each type; the one that started last comes first.
         */
        get: operations["listActiveFeeConfigurations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sub_accounts/{sub_account_id}/fee_configurations/scheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List scheduled fee configurations
         * @description Those of all types that will apply; the one that starts last comes first.
         */
        get: operations["listScheduledFeeConfigurations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sub_accounts/{sub_account_id}/fee_configurations/{fee_type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the active fee configuration of a type */
        get: operations["getActiveFeeConfiguration"];
        put?: never;
        /**
         * Create a fee configuration
         * @description Replaces the one of its type that is in force at its start, which then ends there; one that starts at the same instant never applies. It ends itself where the next one of its type starts. A brand type needs its base type to be in force by then. There is no update: a new one takes the place of the old.
         */
        post: operations["createFeeConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sub_accounts/{sub_account_id}/fee_configurations/{fee_type}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all fee configurations of a type
         * @description Retired, active and scheduled ones; the one that starts last comes first.
         */
        get: operations["listFeeConfigurationHistory"];
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
        /**
         * List payment methods
         * @description Newest first. Without a Sub-Account header, those of all accounts of the platform.
         */
        get: operations["listPaymentMethods"];
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
        /**
         * Update a payment method
         * @description Changes details of a card. A bank account cannot be changed, and refuses `card`.
         */
        patch: operations["updatePaymentMethod"];
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
    "/v1/payment_intents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment intents
         * @description Newest first. Without a Sub-Account header, those of all accounts of the platform.
         */
        get: operations["listPaymentIntents"];
        put?: never;
        /**
         * Create a payment intent
         * @description Nothing is charged yet. The answer is the bare intent, without an envelope.
         */
        post: operations["createPaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment_intents/{payment_intent_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a payment intent */
        get: operations["getPaymentIntent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a payment intent
         * @description Amount and payment method only in `requires_payment_method` and `pending`. While a bank payment is on its way they hold for the next attempt.
         */
        patch: operations["updatePaymentIntent"];
        trace?: never;
    };
    "/v1/payment_intents/{payment_intent_id}/capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Capture a payment intent
         * @description Charges its payment method, or captures the payment that was authorized for it. A decline is answered with 402; the intent can be captured again.
         */
        post: operations["capturePaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment_intents/{payment_intent_id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payments of a payment intent
         * @description Every attempt to pay it, newest first.
         */
        get: operations["listPaymentIntentPayments"];
        put?: never;
        post?: never;
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
    "/v1/payments/{payment_id}/payment_balance_transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the balance transactions of a payment
         * @description Newest first. They add up to the balance of the payment.
         */
        get: operations["listPaymentBalanceTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List checkouts
         * @description Newest first. Without a Sub-Account header, those of all accounts of the platform.
         */
        get: operations["listCheckouts"];
        put?: never;
        /**
         * Create a checkout
         * @description Makes its payment intent, too.
         */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkouts/{checkout_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a checkout */
        get: operations["getCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkouts/{checkout_id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a checkout
         * @description Tries to pay it. A declined payment is told by `payment_status`, not by the status of the answer; another attempt may follow.
         */
        post: operations["completeCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkouts/{checkout_id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a checkout
         * @description Refunds the payment that completed it, by the same rules. Without an amount: all that is left.
         */
        post: operations["refundCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkout_sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a checkout session */
        post: operations["createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proceeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payouts of proceeds
         * @description Newest first. Payouts belong to the platform account: with a Sub-Account header there are none.
         */
        get: operations["listProceedsPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proceeds/{payout_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a payout of proceeds */
        get: operations["getProceedsPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/platform/proceeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payouts of proceeds
         * @deprecated
         * @description Newest first. Payouts belong to the platform account: with a Sub-Account header there are none.
         */
        get: operations["listPlatformProceedsPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/platform/proceeds/{payout_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a payout of proceeds
         * @deprecated
         */
        get: operations["getPlatformProceedsPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "checkout.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A checkout was made. */
        post: operations["on_checkout_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkout.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A checkout was paid. */
        post: operations["on_checkout_completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkout.completion.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An attempt to complete a checkout succeeded. */
        post: operations["on_checkout_completion_succeeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkout.completion.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An attempt to complete a checkout failed. */
        post: operations["on_checkout_completion_failed"];
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
    "proceeds.payout.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A batch of proceeds was scheduled. */
        post: operations["on_proceeds_payout_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proceeds.payout.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payout of proceeds arrived. */
        post: operations["on_proceeds_payout_paid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proceeds.payout.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payout of proceeds failed. */
        post: operations["on_proceeds_payout_failed"];
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
         * @description A sub account by its older name.
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
        /** @description What was sent. Of `tax_id` and `account_number` the last four digits are left, of `ssn_last4` none. */
        OnboardingPayload: {
            /** @description Version of the payload: `v<major>.<minor>`. */
            onboarding_version: string;
            /** @description The business. */
            business_details: {
                /**
                 * @description Kind of business. It decides, with the structure, what is required.
                 * @enum {string}
                 */
                type: "individual" | "for_profit" | "non_profit" | "government_entity";
                /**
                 * @description Legal structure.
                 * @enum {string}
                 */
                structure: "sole_proprietorship" | "single_llc" | "multi_llc" | "private_partnership" | "private_corporation" | "unincorporated_association" | "public_partnership" | "public_corporation" | "incorporated" | "unincorporated" | "government_unit" | "government_instrumentality" | "tax_exempt_government_instrumentality";
                /** @description Web site: a host name, and what follows it; `http://` or `https://` before it is optional. */
                url: string;
                /** @description What the business does. */
                industry: string;
                /** @description Nine digits; dashes between them are allowed. Masked in answers. */
                tax_id?: string;
                /** @description Telephone number of the business. */
                phone?: string;
                /** @description E-mail address of the business. */
                email?: string;
                /** @description The business as it is registered. */
                legal?: {
                    /** @description Registered name. */
                    name?: string;
                    /** @description Street and number. */
                    address_line1?: string;
                    /** @description Flat, floor, building. */
                    address_line2?: string;
                    /** @description City. */
                    address_city?: string;
                    /** @description Two or three letters. */
                    address_state?: string;
                    /** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
                    address_postal_code?: string;
                    /** @description ISO 3166 code of two letters. */
                    address_country?: string;
                };
                /** @description The business as its customers know it. */
                doing_business_as?: {
                    /** @description Name that customers know. */
                    name?: string;
                };
            };
            /** @description The person who acts for the business. */
            representative: {
                /** @description Full name. */
                name: string;
                /** @description Position in the business. */
                title?: string;
                /** @description An e-mail address. */
                email?: string;
                /** @description Month of birth, two digits. */
                dob_month?: string;
                /** @description Day of birth, two digits; a day that the month has. */
                dob_day?: string;
                /** @description Year of birth, four digits; 18 years ago or more, to the day. */
                dob_year?: string;
                /** @description Street and number. */
                address_line1?: string;
                /** @description Flat, floor, building. */
                address_line2?: string;
                /** @description City. */
                address_city?: string;
                /** @description Two or three letters. */
                address_state?: string;
                /** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
                address_postal_code?: string;
                /** @description ISO 3166 code of two letters. */
                address_country?: string;
                /** @description Telephone number. */
                phone?: string;
                /** @description The last four digits of the social security number. Masked in answers. */
                ssn_last4?: string;
                /** @description Owns a part of the business. */
                is_owner?: boolean;
            };
            /** @description At most 4, each with name and e-mail address. */
            owners?: {
                /** @description Full name. */
                name?: string;
                /** @description An e-mail address. */
                email?: string;
            }[];
            /** @description Where the business is paid out. */
            bank_account: {
                /** @description Name of the bank. */
                bank_name?: string;
                /** @description Name that the business has for the account. */
                account_nickname?: string;
                /** @description Nine digits. */
                routing_number: string;
                /** @description 4 to 17 digits. Masked in answers. */
                account_number: string;
                /**
                 * @description Kind of account.
                 * @enum {string}
                 */
                account_type: "checking" | "savings";
                /** @description Owner of the account. */
                account_owner_name: string;
            };
            /** @description The consent to the terms of the service. */
            terms_and_conditions: {
                /** @description Has to be true. */
                accepted: boolean;
                /** @description IPv4 or IPv6 address of who accepted. */
                ip: string;
                /** @description Browser of who accepted. */
                user_agent?: string;
            };
        };
        /** @description An onboarding entry. It has the id of its sub account. */
        OnboardingEntry: {
            /**
             * @description The world the account belongs to.
             * @enum {string}
             */
            account_type: "test" | "live";
            /**
             * @deprecated
             * @description The same as `sub_account_id`.
             */
            seller_account_id: string;
            /** @description The sub account that the entry is of. */
            sub_account_id: string;
            /** @description The platform account that owns the sub account. */
            platform_account_id: string;
            payload: components["schemas"]["OnboardingPayload"];
        };
        /** @description The rate of one fee type, for a time. */
        FeeConfiguration: {
            /** @description Id of the configuration. */
            id: string;
            /** @description The sub account that it is for. */
            account_id: string;
            /** @description The platform account that owns the sub account. */
            platform_account_id: string;
            /**
             * @description What it is for.
             * @enum {string}
             */
            fee_type: "processing_ecomm" | "processing_card_present" | "processing_ach" | "processing_ach_expedited" | "platform" | "visa_brand_ecomm" | "visa_brand_card_present" | "mastercard_brand_ecomm" | "mastercard_brand_card_present" | "amex_brand_ecomm" | "amex_brand_card_present" | "discover_brand_ecomm" | "discover_brand_card_present";
            /** @description Percent of the amount: 2.75 means 2.75 %. Calculated with exactly, whatever its decimals. */
            variable_rate: number;
            /** @description Flat fee of every transaction, on top. */
            transaction_fee_cents: number;
            /**
             * @description ISO 4217 code in lower case. A sub account has one currency.
             * @enum {string}
             */
            transaction_fee_currency: "usd" | "cad";
            /** @description The most that the fee can be; null for no limit. */
            fee_cap_cents: number | null;
            /**
             * Format: date-time
             * @description From when on it applies.
             */
            effective_start: string;
            /**
             * Format: date-time
             * @description Up to when it applies; null for always. Equal to the start when another one took its place before it applied.
             */
            effective_end: string | null;
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
        /** @description One credit or debit of a payment. */
        PaymentBalanceTransaction: {
            /** @description Id of the transaction. */
            id: string;
            /** @description Credits are positive, debits negative. */
            amount: number;
            /** @description The balance of the payment after this transaction. */
            balance: number;
            /**
             * @description ISO 4217 code in lower case. A sub account has one currency.
             * @enum {string}
             */
            currency: "usd" | "cad";
            /** @description The number of the payment in the books. */
            financial_transaction_id: string;
            /** @description The payment it belongs to. */
            payment_id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            payment_balance_txn_type: "payment" | "payment_fee" | "refund" | "fee_refund" | "void" | "dispute" | "dispute_refund" | "payout";
            /** @description Id of what it comes from. */
            source_id: string;
            /**
             * @description What it comes from.
             * @enum {string}
             */
            source_type: "Payment" | "ApplicationFee" | "PaymentFee" | "Refund" | "Dispute" | "Payout";
            /**
             * Format: date-time
             * @description When it was booked.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The same, as nothing that is booked changes.
             */
            updated_at: string;
        };
        /** @description A fee that the payment of a checkout will bear. */
        CheckoutFee: {
            /**
             * @description What the fee is for.
             * @enum {string}
             */
            type: "processing_fee" | "platform_fee";
            /** @description The fee. */
            amount: number;
        };
        /** @description Something to be paid once, by whoever is asked to. */
        Checkout: {
            /** @description Id of the checkout. */
            id: string;
            /** @description The account it was made on. */
            account_id: string;
            /**
             * @description The world the account belongs to.
             * @enum {string}
             */
            mode: "test" | "live";
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "created" | "attempted" | "completed" | "expired";
            /** @description What is to be paid. */
            payment_amount: number;
            /**
             * @description ISO 4217 code in lower case. A sub account has one currency.
             * @enum {string}
             */
            payment_currency: "usd" | "cad";
            /** @description What it is paid for. */
            payment_description: string;
            /** @description The intent that every attempt to pay it belongs to. */
            payment_intent_id: string;
            /** @description The payment that completed it. One from a bank account may be pending, or fail later. */
            successful_payment_id: string | null;
            payment: {
                /** @description The fees that its payment will bear. */
                fees: components["schemas"]["CheckoutFee"][];
            };
            /** @description The same fees by their older name. */
            application_fees: components["schemas"]["CheckoutFee"][];
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
        /** @description An attempt to complete a checkout. */
        CheckoutCompletion: {
            /** @description Id of the attempt. */
            id: string;
            /**
             * @description Whether it completed the checkout.
             * @enum {string}
             */
            status: "succeeded" | "failed";
            /**
             * @description Where its payment stands.
             * @enum {string}
             */
            payment_status: "pending" | "authorized" | "succeeded" | "failed" | "canceled" | "partially_refunded" | "fully_refunded" | "disputed";
            /** @description Why the payment failed. */
            payment_error_code: string | null;
            /** @description Why the payment failed, for people. */
            payment_error_description: string | null;
            /** @description The payment that was made. */
            payment_id: string;
            /** @description The checkout. */
            checkout_id: string;
            checkout: components["schemas"]["Checkout"];
        };
        /** @description Money given back of what a checkout was paid with. */
        CheckoutRefund: {
            /** @description Id of the refund: that of the refund of the payment, but for the prefix. */
            id: string;
            /** @description The checkout. */
            checkout_id: string;
            /** @description `pending` for a bank account, else `succeeded`. */
            status: string;
            /** @description What was given back. */
            refund_amount: number;
            /** @description Fees given back with it. */
            returned_fees: components["schemas"]["ReturnedFee"][];
        };
        /** @description A customer's visit to the hosted checkout. */
        CheckoutSession: {
            /** @description Stands in the address of the hosted checkout. */
            checkout_session_id: string;
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
        /** @description The envelope of one seller_account. */
        SellerAccountEnvelope: {
            /** @description Id of the object. */
            id: string;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "seller_account";
            data: components["schemas"]["SellerAccount"];
            /** @description Only lists have pages. */
            page_info: null;
        };
        /** @description A page of a list of seller_account objects. */
        SellerAccountList: {
            /** @description A list has no id. */
            id: null;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "array";
            /** @description The records of the page. */
            data: components["schemas"]["SellerAccount"][];
            page_info: components["schemas"]["PageInfo"];
        };
        /** @description The envelope of one onboarding_entry. */
        OnboardingEntryEnvelope: {
            /** @description Id of the object. */
            id: string;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "onboarding_entry";
            data: components["schemas"]["OnboardingEntry"];
            /** @description Only lists have pages. */
            page_info: null;
        };
        /** @description A page of a list of standard_fee_configuration objects. */
        FeeConfigurationList: {
            /** @description A list has no id. */
            id: null;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "array";
            /** @description The records of the page. */
            data: components["schemas"]["FeeConfiguration"][];
            page_info: components["schemas"]["PageInfo"];
        };
        /** @description The envelope of one standard_fee_configuration. */
        FeeConfigurationEnvelope: {
            /** @description Id of the object. */
            id: string;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "standard_fee_configuration";
            data: components["schemas"]["FeeConfiguration"];
            /** @description Only lists have pages. */
            page_info: null;
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
        /** @description A page of a list of payment_method objects. */
        PaymentMethodList: {
            /** @description A list has no id. */
            id: null;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "array";
            /** @description The records of the page. */
            data: components["schemas"]["PaymentMethod"][];
            page_info: components["schemas"]["PageInfo"];
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
        /** @description A page of a list of payment_intent objects. */
        PaymentIntentList: {
            /** @description A list has no id. */
            id: null;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "array";
            /** @description The records of the page. */
            data: components["schemas"]["PaymentIntent"][];
            page_info: components["schemas"]["PageInfo"];
        };
        /** @description The envelope of one payment_intent. */
        PaymentIntentEnvelope: {
            /** @description Id of the object. */
            id: string;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "payment_intent";
            data: components["schemas"]["PaymentIntent"];
            /** @description Only lists have pages. */
            page_info: null;
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
        /** @description A page of a list of payment_balance_transaction objects. */
        PaymentBalanceTransactionList: {
            /** @description A list has no id. */
            id: null;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "array";
            /** @description The records of the page. */
            data: components["schemas"]["PaymentBalanceTransaction"][];
            page_info: components["schemas"]["PageInfo"];
        };
        /** @description The envelope of one checkout. */
        CheckoutEnvelope: {
            /** @description Id of the object. */
            id: string;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "checkout";
            data: components["schemas"]["Checkout"];
            /** @description Only lists have pages. */
            page_info: null;
        };
        /** @description A page of a list of checkout objects. */
        CheckoutList: {
            /** @description A list has no id. */
            id: null;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "array";
            /** @description The records of the page. */
            data: components["schemas"]["Checkout"][];
            page_info: components["schemas"]["PageInfo"];
        };
        /** @description The envelope of one checkout_completion. */
        CheckoutCompletionEnvelope: {
            /** @description Id of the object. */
            id: string;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "checkout_completion";
            data: components["schemas"]["CheckoutCompletion"];
            /** @description Only lists have pages. */
            page_info: null;
        };
        /** @description The envelope of one checkout_refund. */
        CheckoutRefundEnvelope: {
            /** @description Id of the object. */
            id: string;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "checkout_refund";
            data: components["schemas"]["CheckoutRefund"];
            /** @description Only lists have pages. */
            page_info: null;
        };
        /** @description The envelope of one checkout_session. */
        CheckoutSessionEnvelope: {
            /** @description It has no id. */
            id: null;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "checkout_session";
            data: components["schemas"]["CheckoutSession"];
            /** @description Only lists have pages. */
            page_info: null;
        };
        /** @description A page of a list of payout objects. */
        PayoutList: {
            /** @description A list has no id. */
            id: null;
            /**
             * @description The kind of `data`.
             * @enum {string}
             */
            type: "array";
            /** @description The records of the page. */
            data: components["schemas"]["Payout"][];
            page_info: components["schemas"]["PageInfo"];
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
        /** @description Which rule the error comes from, and what to change. For people; the service has no such header. */
        SandboxExplain: string;
        /** @description `true` when the request uses what is deprecated: this operation, or the header Seller-Account. */
        Deprecation: "true";
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
            /** @description `not_authenticated` */
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    /** @description Unique within the platform, its archived sub accounts included. */
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
    listSellerAccounts: {
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
            /** @description List seller accounts: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerAccountList"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
    createSellerAccount: {
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
                    /** @description Unique within the platform, its archived sub accounts included. */
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
            /** @description Create a seller account: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerAccountEnvelope"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
    getSellerAccount: {
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
                seller_account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a seller account: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerAccountEnvelope"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
    createOnboardingEntry: {
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
            path: {
                sub_account_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Version of the payload: `v<major>.<minor>`.
                     * @default v1.0
                     */
                    onboarding_version?: string;
                    /** @description The business. */
                    business_details?: {
                        /**
                         * @description Kind of business. It decides, with the structure, what is required.
                         * @enum {string}
                         */
                        type?: "individual" | "for_profit" | "non_profit" | "government_entity";
                        /**
                         * @description Legal structure.
                         * @enum {string}
                         */
                        structure?: "sole_proprietorship" | "single_llc" | "multi_llc" | "private_partnership" | "private_corporation" | "unincorporated_association" | "public_partnership" | "public_corporation" | "incorporated" | "unincorporated" | "government_unit" | "government_instrumentality" | "tax_exempt_government_instrumentality";
                        /** @description Web site: a host name, and what follows it; `http://` or `https://` before it is optional. */
                        url?: string;
                        /** @description What the business does. */
                        industry?: string;
                        /** @description Nine digits; dashes between them are allowed. Masked in answers. */
                        tax_id?: string;
                        /** @description Telephone number of the business. */
                        phone?: string;
                        /** @description E-mail address of the business. */
                        email?: string;
                        /** @description The business as it is registered. */
                        legal?: {
                            /** @description Registered name. */
                            name?: string;
                            /** @description Street and number. */
                            address_line1?: string;
                            /** @description Flat, floor, building. */
                            address_line2?: string;
                            /** @description City. */
                            address_city?: string;
                            /** @description Two or three letters. */
                            address_state?: string;
                            /** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
                            address_postal_code?: string;
                            /** @description ISO 3166 code of two letters. */
                            address_country?: string;
                        };
                        /** @description The business as its customers know it. */
                        doing_business_as?: {
                            /** @description Name that customers know. */
                            name?: string;
                        };
                    };
                    /** @description The person who acts for the business. */
                    representative?: {
                        /** @description Full name. */
                        name?: string;
                        /** @description Position in the business. */
                        title?: string;
                        /** @description An e-mail address. */
                        email?: string;
                        /** @description Month of birth, two digits. */
                        dob_month?: string;
                        /** @description Day of birth, two digits; a day that the month has. */
                        dob_day?: string;
                        /** @description Year of birth, four digits; 18 years ago or more, to the day. */
                        dob_year?: string;
                        /** @description Street and number. */
                        address_line1?: string;
                        /** @description Flat, floor, building. */
                        address_line2?: string;
                        /** @description City. */
                        address_city?: string;
                        /** @description Two or three letters. */
                        address_state?: string;
                        /** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
                        address_postal_code?: string;
                        /** @description ISO 3166 code of two letters. */
                        address_country?: string;
                        /** @description Telephone number. */
                        phone?: string;
                        /** @description The last four digits of the social security number. Masked in answers. */
                        ssn_last4?: string;
                        /** @description Owns a part of the business. */
                        is_owner?: boolean;
                    };
                    /** @description At most 4, each with name and e-mail address. */
                    owners?: {
                        /** @description Full name. */
                        name?: string;
                        /** @description An e-mail address. */
                        email?: string;
                    }[];
                    /** @description Where the business is paid out. */
                    bank_account?: {
                        /** @description Name of the bank. */
                        bank_name?: string;
                        /** @description Name that the business has for the account. */
                        account_nickname?: string;
                        /** @description Nine digits. */
                        routing_number?: string;
                        /** @description 4 to 17 digits. Masked in answers. */
                        account_number?: string;
                        /**
                         * @description Kind of account.
                         * @enum {string}
                         */
                        account_type?: "checking" | "savings";
                        /** @description Owner of the account. */
                        account_owner_name?: string;
                    };
                    /** @description The consent to the terms of the service. */
                    terms_and_conditions?: {
                        /** @description Has to be true. */
                        accepted?: boolean;
                        /** @description IPv4 or IPv6 address of who accepted. */
                        ip?: string;
                        /** @description Browser of who accepted. */
                        user_agent?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Create an onboarding entry: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingEntryEnvelope"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `duplicate_record`, `not_authorized` */
            403: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "duplicate_record" | "not_authorized";
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `country_invalid`, `email_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `parameter_missing`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "country_invalid" | "email_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "parameter_missing" | "postal_code_invalid" | "state_invalid" | "unexpected_parameter";
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
                    Deprecation: components["headers"]["Deprecation"];
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
    listActiveFeeConfigurations: {
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
            path: {
                sub_account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List active fee configurations: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeConfigurationList"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
    listScheduledFeeConfigurations: {
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
            path: {
                sub_account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List scheduled fee configurations: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeConfigurationList"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
    getActiveFeeConfiguration: {
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
                fee_type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get the active fee configuration of a type: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeConfigurationEnvelope"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
    createFeeConfiguration: {
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
            path: {
                sub_account_id: string;
                fee_type: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Percent of the amount: 2.75 means 2.75 %. Calculated with exactly, whatever its decimals. */
                    variable_rate: number;
                    /**
                     * @description Flat fee of every transaction, on top.
                     * @default 0
                     */
                    transaction_fee_cents?: number;
                    /** @description The most that the fee can be; no limit when absent. */
                    fee_cap_cents?: number;
                    /**
                     * Format: date-time
                     * @description From when on it applies, not in the past; now when absent.
                     */
                    effective_start?: string;
                    /**
                     * Format: date-time
                     * @description Up to when it applies, later than its start. Not for the base types, which never end.
                     */
                    effective_end?: string;
                };
            };
        };
        responses: {
            /** @description Create a fee configuration: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeConfigurationEnvelope"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `effective_end_must_be_after_effective_start`, `effective_end_must_be_nil_for_fee_type`, `effective_start_invalid`, `fee_configurations_not_supported`, `fee_type_must_be_inside_hierarchy`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "effective_end_must_be_after_effective_start" | "effective_end_must_be_nil_for_fee_type" | "effective_start_invalid" | "fee_configurations_not_supported" | "fee_type_must_be_inside_hierarchy" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
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
                    Deprecation: components["headers"]["Deprecation"];
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
    listFeeConfigurationHistory: {
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
            path: {
                sub_account_id: string;
                fee_type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List all fee configurations of a type: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeConfigurationList"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
    listPaymentMethods: {
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
            /** @description List payment methods: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodList"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                            /** @description Kept with the card. On a test account `payment_test.error` names an error to answer. */
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
                    /** @description Whose payment method it is. The first use of an address in an account makes a customer, who can have 50 payment methods. Capital letters make no difference. */
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Create a payment method: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `card_number_invalid`, `expired_card`, `gateway_authentication_error`, `gateway_error`, `gateway_error_please_retry`, `invalid_address`, `invalid_card_brand`, `invalid_card_number`, `invalid_cvc`, `invalid_expiry_date`, `invalid_expiry_month`, `invalid_expiry_year`, `invalid_zip_code` */
            402: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "card_number_invalid" | "expired_card" | "gateway_authentication_error" | "gateway_error" | "gateway_error_please_retry" | "invalid_address" | "invalid_card_brand" | "invalid_card_number" | "invalid_cvc" | "invalid_expiry_date" | "invalid_expiry_month" | "invalid_expiry_year" | "invalid_zip_code";
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `acct_last_four_required`, `brand_required`, `card_name_required`, `card_number_required`, `country_invalid`, `currency_invalid`, `currency_required`, `customer_max_payment_methods`, `email_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `month_invalid`, `parameter_invalid`, `parameter_missing`, `payment_method_required`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter`, `verification_invalid`, `year_invalid` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "acct_last_four_required" | "brand_required" | "card_name_required" | "card_number_required" | "country_invalid" | "currency_invalid" | "currency_required" | "customer_max_payment_methods" | "email_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "month_invalid" | "parameter_invalid" | "parameter_missing" | "payment_method_required" | "postal_code_invalid" | "state_invalid" | "unexpected_parameter" | "verification_invalid" | "year_invalid";
                        };
                    };
                };
            };
            /** @description `gateway_rate_limit_error` */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "gateway_rate_limit_error";
                        };
                    };
                };
            };
            /** @description `gateway_timeout_error`, `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
    updatePaymentMethod: {
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
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description New details of a card. What is not sent stays as it is. */
                    card: {
                        /** @description Name on the card. */
                        name?: string;
                        /** @description Month of expiry, 1 to 12. */
                        month?: string | number;
                        /** @description Year of expiry, two or four digits. */
                        year?: string | number;
                        /** @description Street and number. */
                        address_line1?: string;
                        /** @description Flat, floor, building. */
                        address_line2?: string;
                        /** @description City. */
                        address_city?: string;
                        /** @description Two or three letters. */
                        address_state?: string;
                        /** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
                        address_postal_code?: string;
                        /** @description ISO 3166 code of two letters. */
                        address_country?: string;
                        /** @description Keys and values of the caller, given back unchanged. An update replaces all of them. */
                        metadata?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Update a payment method: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `expired_card` */
            402: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "expired_card";
                        };
                    };
                };
            };
            /** @description `payment_method_not_found`, `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `country_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `month_invalid`, `parameter_invalid`, `parameter_missing`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter`, `year_invalid` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "country_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "month_invalid" | "parameter_invalid" | "parameter_missing" | "postal_code_invalid" | "state_invalid" | "unexpected_parameter" | "year_invalid";
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
                    Deprecation: components["headers"]["Deprecation"];
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
                /** @description Only payments of this status. */
                payment_status?: "pending" | "authorized" | "succeeded" | "failed" | "canceled" | "partially_refunded" | "fully_refunded" | "disputed";
                /** @description Only payments made before this instant, and not at it. Without a time it is the start of the day, without an offset UTC. */
                created_before?: string;
                /** @description Only payments made after this instant, and not at it. Without a time it is the start of the day, without an offset UTC. */
                created_after?: string;
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    /** @description Whose payment method it is: a new one, or a token that belongs to nobody yet. A payment method that has a customer stays with it. */
                    email?: string;
                    /** @description Free text of the caller. */
                    description?: string;
                    /** @description Kept with the payment. On a test account `payment_test.scenario` names a test scenario, and `payment_test.error` an error to answer. */
                    metadata?: {
                        [key: string]: unknown;
                    };
                    /** @description Replace the configured fees of their types. Together no more than the amount. */
                    fees?: {
                        /**
                         * @description What the fee is for. Once each.
                         * @enum {string}
                         */
                        type: "processing_fee" | "platform_fee";
                        /** @description Smallest unit of the currency; greater than 0. */
                        amount: number;
                    }[];
                    /** @description The older form of `fees`, as one amount: not together with it. No other fee is charged then. */
                    application_fee_amount?: number;
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
                            /** @description Kept with the card. On a test account `payment_test.error` names an error to answer. */
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `account_closed`, `amount_too_large`, `amount_too_small`, `card_decline_rate_limit_exceeded`, `card_declined`, `card_number_invalid`, `do_not_honor`, `do_not_retry`, `exceeds_card_limit`, `expired_card`, `gateway_authentication_error`, `gateway_error`, `gateway_error_please_retry`, `incorrect_pin`, `insufficient_funds`, `invalid_address`, `invalid_card_brand`, `invalid_card_number`, `invalid_charge_amount`, `invalid_cvc`, `invalid_expiry_date`, `invalid_expiry_month`, `invalid_expiry_year`, `invalid_sub_account`, `invalid_zip_code`, `issuer_not_available`, `new_card_issued`, `pin_required`, `pin_tries_exceeded`, `restricted_card`, `service_not_allowed` */
            402: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "account_closed" | "amount_too_large" | "amount_too_small" | "card_decline_rate_limit_exceeded" | "card_declined" | "card_number_invalid" | "do_not_honor" | "do_not_retry" | "exceeds_card_limit" | "expired_card" | "gateway_authentication_error" | "gateway_error" | "gateway_error_please_retry" | "incorrect_pin" | "insufficient_funds" | "invalid_address" | "invalid_card_brand" | "invalid_card_number" | "invalid_charge_amount" | "invalid_cvc" | "invalid_expiry_date" | "invalid_expiry_month" | "invalid_expiry_year" | "invalid_sub_account" | "invalid_zip_code" | "issuer_not_available" | "new_card_issued" | "pin_required" | "pin_tries_exceeded" | "restricted_card" | "service_not_allowed";
                        };
                    };
                };
            };
            /** @description `payment_method_not_found`, `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `gateway_idempotency_error`, `idempotency_concurrent_request`, `idempotency_request_in_progress`, `token_in_use` */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "gateway_idempotency_error" | "idempotency_concurrent_request" | "idempotency_request_in_progress" | "token_in_use";
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
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `acct_last_four_required`, `amount_above_maximum`, `amount_below_minimum`, `amount_must_be_an_integer`, `amount_required`, `application_fee_rate_id_required`, `application_fee_required`, `brand_required`, `capture_strategy_invalid`, `card_name_required`, `card_number_required`, `country_invalid`, `currency_invalid`, `currency_required`, `customer_id_required`, `customer_max_payment_methods`, `email_invalid`, `email_required`, `fee_amount_greater_than_payment_amount`, `fee_amount_greater_than_zero`, `fee_and_application_fee_declared`, `fees_invalid`, `gateway_account_id_required`, `gateway_ref_id_required`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `month_invalid`, `multiple_of_same_fee_type`, `parameter_invalid`, `parameter_missing`, `payment_method_required`, `payment_method_token_required`, `postal_code_invalid`, `state_invalid`, `token_already_used`, `transfer_required`, `unexpected_parameter`, `verification_invalid`, `year_invalid` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "acct_last_four_required" | "amount_above_maximum" | "amount_below_minimum" | "amount_must_be_an_integer" | "amount_required" | "application_fee_rate_id_required" | "application_fee_required" | "brand_required" | "capture_strategy_invalid" | "card_name_required" | "card_number_required" | "country_invalid" | "currency_invalid" | "currency_required" | "customer_id_required" | "customer_max_payment_methods" | "email_invalid" | "email_required" | "fee_amount_greater_than_payment_amount" | "fee_amount_greater_than_zero" | "fee_and_application_fee_declared" | "fees_invalid" | "gateway_account_id_required" | "gateway_ref_id_required" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "month_invalid" | "multiple_of_same_fee_type" | "parameter_invalid" | "parameter_missing" | "payment_method_required" | "payment_method_token_required" | "postal_code_invalid" | "state_invalid" | "token_already_used" | "transfer_required" | "unexpected_parameter" | "verification_invalid" | "year_invalid";
                        };
                    };
                };
            };
            /** @description `gateway_rate_limit_error` */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "gateway_rate_limit_error";
                        };
                    };
                };
            };
            /** @description `gateway_timeout_error`, `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
    listPaymentIntents: {
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
            /** @description List payment intents: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntentList"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
    createPaymentIntent: {
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
                    /** @description Free text of the caller. */
                    description?: string;
                    /** @description Kept with the intent and its payments. On a test account `payment_test.scenario` names the test scenario of its capture. */
                    metadata?: {
                        [key: string]: unknown;
                    };
                    /** @description Exactly one of a card, a bank account and a token. */
                    payment_method?: {
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
                            /** @description Kept with the card. On a test account `payment_test.error` names an error to answer. */
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
            /** @description Create a payment intent: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntent"];
                };
            };
            /** @description `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `card_number_invalid`, `expired_card`, `gateway_authentication_error`, `gateway_error`, `gateway_error_please_retry`, `invalid_address`, `invalid_card_brand`, `invalid_card_number`, `invalid_cvc`, `invalid_expiry_date`, `invalid_expiry_month`, `invalid_expiry_year`, `invalid_zip_code` */
            402: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "card_number_invalid" | "expired_card" | "gateway_authentication_error" | "gateway_error" | "gateway_error_please_retry" | "invalid_address" | "invalid_card_brand" | "invalid_card_number" | "invalid_cvc" | "invalid_expiry_date" | "invalid_expiry_month" | "invalid_expiry_year" | "invalid_zip_code";
                        };
                    };
                };
            };
            /** @description `payment_method_not_found`, `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `acct_last_four_required`, `amount_above_maximum`, `amount_below_minimum`, `amount_must_be_an_integer`, `amount_required`, `brand_required`, `card_name_required`, `card_number_required`, `country_invalid`, `currency_invalid`, `currency_required`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `month_invalid`, `parameter_invalid`, `parameter_missing`, `payment_method_required`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter`, `verification_invalid`, `year_invalid` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "acct_last_four_required" | "amount_above_maximum" | "amount_below_minimum" | "amount_must_be_an_integer" | "amount_required" | "brand_required" | "card_name_required" | "card_number_required" | "country_invalid" | "currency_invalid" | "currency_required" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "month_invalid" | "parameter_invalid" | "parameter_missing" | "payment_method_required" | "postal_code_invalid" | "state_invalid" | "unexpected_parameter" | "verification_invalid" | "year_invalid";
                        };
                    };
                };
            };
            /** @description `gateway_rate_limit_error` */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "gateway_rate_limit_error";
                        };
                    };
                };
            };
            /** @description `gateway_timeout_error`, `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
    getPaymentIntent: {
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
                payment_intent_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a payment intent: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntentEnvelope"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `payment_intent_not_found`, `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "payment_intent_not_found" | "resource_not_found";
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
                    Deprecation: components["headers"]["Deprecation"];
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
    updatePaymentIntent: {
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
                payment_intent_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Smallest unit of the currency; greater than 50, lower than 100000000. */
                    amount?: number;
                    /** @description Free text of the caller. */
                    description?: string;
                    /** @description Kept with the intent and its payments. On a test account `payment_test.scenario` names the test scenario of its capture. */
                    metadata?: {
                        [key: string]: unknown;
                    };
                    /** @description Exactly one of a card, a bank account and a token. */
                    payment_method?: {
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
                            /** @description Kept with the card. On a test account `payment_test.error` names an error to answer. */
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
            /** @description Update a payment intent: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntentEnvelope"];
                };
            };
            /** @description `idempotency_key_required`, `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `card_number_invalid`, `expired_card`, `gateway_authentication_error`, `gateway_error`, `gateway_error_please_retry`, `invalid_address`, `invalid_card_brand`, `invalid_card_number`, `invalid_cvc`, `invalid_expiry_date`, `invalid_expiry_month`, `invalid_expiry_year`, `invalid_zip_code` */
            402: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "card_number_invalid" | "expired_card" | "gateway_authentication_error" | "gateway_error" | "gateway_error_please_retry" | "invalid_address" | "invalid_card_brand" | "invalid_card_number" | "invalid_cvc" | "invalid_expiry_date" | "invalid_expiry_month" | "invalid_expiry_year" | "invalid_zip_code";
                        };
                    };
                };
            };
            /** @description `payment_intent_not_found`, `payment_method_not_found`, `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "payment_intent_not_found" | "payment_method_not_found" | "resource_not_found";
                        };
                    };
                };
            };
            /** @description `idempotency_request_in_progress` */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `acct_last_four_required`, `amount_above_maximum`, `amount_below_minimum`, `amount_must_be_an_integer`, `brand_required`, `card_name_required`, `card_number_required`, `country_invalid`, `currency_invalid`, `currency_required`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `month_invalid`, `parameter_invalid`, `parameter_missing`, `payment_intent_unexpected_state`, `payment_method_required`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter`, `verification_invalid`, `year_invalid` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "acct_last_four_required" | "amount_above_maximum" | "amount_below_minimum" | "amount_must_be_an_integer" | "brand_required" | "card_name_required" | "card_number_required" | "country_invalid" | "currency_invalid" | "currency_required" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "month_invalid" | "parameter_invalid" | "parameter_missing" | "payment_intent_unexpected_state" | "payment_method_required" | "postal_code_invalid" | "state_invalid" | "unexpected_parameter" | "verification_invalid" | "year_invalid";
                        };
                    };
                };
            };
            /** @description `gateway_rate_limit_error` */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "gateway_rate_limit_error";
                        };
                    };
                };
            };
            /** @description `gateway_timeout_error`, `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
    capturePaymentIntent: {
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
                payment_intent_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Exactly one of a card, a bank account and a token. */
                    payment_method?: {
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
                            /** @description Kept with the card. On a test account `payment_test.error` names an error to answer. */
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
            /** @description Capture a payment intent: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntentEnvelope"];
                };
            };
            /** @description `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `account_closed`, `amount_too_large`, `amount_too_small`, `card_decline_rate_limit_exceeded`, `card_declined`, `card_number_invalid`, `do_not_honor`, `do_not_retry`, `exceeds_card_limit`, `expired_card`, `gateway_authentication_error`, `gateway_error`, `gateway_error_please_retry`, `incorrect_pin`, `insufficient_funds`, `invalid_address`, `invalid_card_brand`, `invalid_card_number`, `invalid_charge_amount`, `invalid_cvc`, `invalid_expiry_date`, `invalid_expiry_month`, `invalid_expiry_year`, `invalid_sub_account`, `invalid_zip_code`, `issuer_not_available`, `new_card_issued`, `pin_required`, `pin_tries_exceeded`, `restricted_card`, `service_not_allowed` */
            402: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "account_closed" | "amount_too_large" | "amount_too_small" | "card_decline_rate_limit_exceeded" | "card_declined" | "card_number_invalid" | "do_not_honor" | "do_not_retry" | "exceeds_card_limit" | "expired_card" | "gateway_authentication_error" | "gateway_error" | "gateway_error_please_retry" | "incorrect_pin" | "insufficient_funds" | "invalid_address" | "invalid_card_brand" | "invalid_card_number" | "invalid_charge_amount" | "invalid_cvc" | "invalid_expiry_date" | "invalid_expiry_month" | "invalid_expiry_year" | "invalid_sub_account" | "invalid_zip_code" | "issuer_not_available" | "new_card_issued" | "pin_required" | "pin_tries_exceeded" | "restricted_card" | "service_not_allowed";
                        };
                    };
                };
            };
            /** @description `payment_intent_not_found`, `payment_method_not_found`, `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "payment_intent_not_found" | "payment_method_not_found" | "resource_not_found";
                        };
                    };
                };
            };
            /** @description `gateway_idempotency_error`, `idempotency_concurrent_request`, `idempotency_request_in_progress`, `token_in_use` */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "gateway_idempotency_error" | "idempotency_concurrent_request" | "idempotency_request_in_progress" | "token_in_use";
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
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `acct_last_four_required`, `application_fee_rate_id_required`, `application_fee_required`, `brand_required`, `card_name_required`, `card_number_required`, `country_invalid`, `currency_invalid`, `currency_required`, `customer_id_required`, `email_required`, `gateway_account_id_required`, `gateway_ref_id_required`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `month_invalid`, `parameter_invalid`, `parameter_missing`, `payment_intent_cannot_be_captured`, `payment_intent_unexpected_state`, `payment_method_required`, `payment_method_token_required`, `postal_code_invalid`, `state_invalid`, `token_already_used`, `transfer_required`, `unexpected_parameter`, `verification_invalid`, `year_invalid` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "acct_last_four_required" | "application_fee_rate_id_required" | "application_fee_required" | "brand_required" | "card_name_required" | "card_number_required" | "country_invalid" | "currency_invalid" | "currency_required" | "customer_id_required" | "email_required" | "gateway_account_id_required" | "gateway_ref_id_required" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "month_invalid" | "parameter_invalid" | "parameter_missing" | "payment_intent_cannot_be_captured" | "payment_intent_unexpected_state" | "payment_method_required" | "payment_method_token_required" | "postal_code_invalid" | "state_invalid" | "token_already_used" | "transfer_required" | "unexpected_parameter" | "verification_invalid" | "year_invalid";
                        };
                    };
                };
            };
            /** @description `gateway_rate_limit_error` */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "gateway_rate_limit_error";
                        };
                    };
                };
            };
            /** @description `gateway_timeout_error`, `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
    listPaymentIntentPayments: {
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
            path: {
                payment_intent_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the payments of a payment intent: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `payment_intent_not_found`, `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "payment_intent_not_found" | "resource_not_found";
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    /** @description What to give back of the fees of the payment. Without it, nothing of them. */
                    fees?: {
                        /**
                         * @description What the fee is for. Once each.
                         * @enum {string}
                         */
                        type: "processing_fee" | "platform_fee";
                        /** @description Smallest unit of the currency; greater than 0. */
                        amount: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Refund a payment: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `amount_below_minimum`, `amount_must_be_an_integer`, `fee_amount_greater_than_zero`, `fee_type_must_exist_on_payment_fees`, `fees_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `multiple_of_same_fee_type`, `parameter_invalid`, `payment_fully_refunded`, `payment_outside_refund_window`, `refund_error`, `refund_exceeds_amount_available`, `refund_exceeds_payment_amount`, `refund_reason_invalid`, `returned_fee_exceeds_remaining_amount`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "amount_below_minimum" | "amount_must_be_an_integer" | "fee_amount_greater_than_zero" | "fee_type_must_exist_on_payment_fees" | "fees_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "multiple_of_same_fee_type" | "parameter_invalid" | "payment_fully_refunded" | "payment_outside_refund_window" | "refund_error" | "refund_exceeds_amount_available" | "refund_exceeds_payment_amount" | "refund_reason_invalid" | "returned_fee_exceeds_remaining_amount" | "unexpected_parameter";
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
    listPaymentBalanceTransactions: {
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
            path: {
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the balance transactions of a payment: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentBalanceTransactionList"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
    listCheckouts: {
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
            /** @description List checkouts: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutList"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
    createCheckout: {
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
                    /** @description Smallest unit of the currency; greater than 50, lower than 100000000. */
                    amount: number;
                    /** @description What it is paid for. */
                    description: string;
                    /**
                     * @description Must be the account's currency, which is the default.
                     * @enum {string}
                     */
                    currency?: "usd" | "cad";
                    /** @description What is known of the payment beforehand. */
                    payment?: {
                        /** @description Pass to the payment, where they replace the configured fees of their types. */
                        fees?: {
                            /**
                             * @description What the fee is for. Once each.
                             * @enum {string}
                             */
                            type: "processing_fee" | "platform_fee";
                            /** @description Smallest unit of the currency; greater than 0. */
                            amount: number;
                        }[];
                    };
                    /** @description Pass to the payment, test scenarios included. */
                    metadata?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Create a checkout: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutEnvelope"];
                };
            };
            /** @description `malformed_request`, `sub_account_not_enabled` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "malformed_request" | "sub_account_not_enabled";
                        };
                    };
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `amount_above_maximum`, `amount_below_minimum`, `amount_must_be_an_integer`, `amount_required`, `checkout_invalid_currency`, `fee_amount_greater_than_payment_amount`, `fee_amount_greater_than_zero`, `fees_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `multiple_of_same_fee_type`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "amount_above_maximum" | "amount_below_minimum" | "amount_must_be_an_integer" | "amount_required" | "checkout_invalid_currency" | "fee_amount_greater_than_payment_amount" | "fee_amount_greater_than_zero" | "fees_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "multiple_of_same_fee_type" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
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
                    Deprecation: components["headers"]["Deprecation"];
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
    getCheckout: {
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
                checkout_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a checkout: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutEnvelope"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
    completeCheckout: {
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
                checkout_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Token of a payment method of the account. */
                    payment_token: string;
                    /**
                     * @description How it is paid.
                     * @default ecom
                     * @enum {string}
                     */
                    payment_mode?: "ecom";
                };
            };
        };
        responses: {
            /** @description Complete a checkout: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutCompletionEnvelope"];
                };
            };
            /** @description `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `gateway_idempotency_error`, `idempotency_concurrent_request`, `idempotency_request_in_progress`, `token_in_use` */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "gateway_idempotency_error" | "idempotency_concurrent_request" | "idempotency_request_in_progress" | "token_in_use";
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
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `acct_last_four_required`, `application_fee_rate_id_required`, `application_fee_required`, `brand_required`, `checkout_cannot_be_completed`, `customer_id_required`, `email_required`, `gateway_account_id_required`, `gateway_ref_id_required`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `payment_intent_cannot_be_captured`, `payment_method_token_required`, `token_already_used`, `transfer_required`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "acct_last_four_required" | "application_fee_rate_id_required" | "application_fee_required" | "brand_required" | "checkout_cannot_be_completed" | "customer_id_required" | "email_required" | "gateway_account_id_required" | "gateway_ref_id_required" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "payment_intent_cannot_be_captured" | "payment_method_token_required" | "token_already_used" | "transfer_required" | "unexpected_parameter";
                        };
                    };
                };
            };
            /** @description `gateway_rate_limit_error` */
            429: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "gateway_rate_limit_error";
                        };
                    };
                };
            };
            /** @description `gateway_timeout_error`, `internal_server_error` */
            500: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
    refundCheckout: {
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
            path: {
                checkout_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Smallest unit of the currency; greater than 0. */
                    amount?: number;
                    /** @description What to give back of the fees of the payment. Without it, nothing of them. */
                    fees?: {
                        /**
                         * @description What the fee is for. Once each.
                         * @enum {string}
                         */
                        type: "processing_fee" | "platform_fee";
                        /** @description Smallest unit of the currency; greater than 0. */
                        amount: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Refund a checkout: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutRefundEnvelope"];
                };
            };
            /** @description `malformed_request`, `sub_account_not_enabled` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "malformed_request" | "sub_account_not_enabled";
                        };
                    };
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `amount_below_minimum`, `amount_must_be_an_integer`, `fee_amount_greater_than_zero`, `fee_type_must_exist_on_payment_fees`, `fees_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `multiple_of_same_fee_type`, `payment_fully_refunded`, `payment_outside_refund_window`, `refund_error`, `refund_exceeds_amount_available`, `refund_exceeds_payment_amount`, `returned_fee_exceeds_remaining_amount`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "amount_below_minimum" | "amount_must_be_an_integer" | "fee_amount_greater_than_zero" | "fee_type_must_exist_on_payment_fees" | "fees_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "multiple_of_same_fee_type" | "payment_fully_refunded" | "payment_outside_refund_window" | "refund_error" | "refund_exceeds_amount_available" | "refund_exceeds_payment_amount" | "returned_fee_exceeds_remaining_amount" | "unexpected_parameter";
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
                    Deprecation: components["headers"]["Deprecation"];
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
    createCheckoutSession: {
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
                    /** @description The intent to be paid. */
                    payment_intent_id: string;
                    /** @description Where the customer goes after paying. An http or https address. */
                    after_payment_url: string;
                    /** @description Where the customer goes who does not want to pay. An http or https address. */
                    back_url?: string;
                };
            };
        };
        responses: {
            /** @description Create a checkout session: done. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSessionEnvelope"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `payment_intent_not_found`, `resource_not_found` */
            404: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "payment_intent_not_found" | "resource_not_found";
                        };
                    };
                };
            };
            /** @description `idempotency_request_in_progress` */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
            /** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `parameter_invalid`, `parameter_missing`, `payment_intent_unexpected_state`, `unexpected_parameter` */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "parameter_invalid" | "parameter_missing" | "payment_intent_unexpected_state" | "unexpected_parameter";
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
                    Deprecation: components["headers"]["Deprecation"];
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
    listProceedsPayouts: {
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
            /** @description List payouts of proceeds: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutList"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
    getProceedsPayout: {
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
                payout_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a payout of proceeds: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutEnvelope"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
    listPlatformProceedsPayouts: {
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
            /** @description List payouts of proceeds: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutList"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
    getPlatformProceedsPayout: {
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
                payout_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a payout of proceeds: done. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutEnvelope"];
                };
            };
            /** @description `not_authenticated` */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Should-Retry": components["headers"]["ShouldRetry"];
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    "Sandbox-Explain": components["headers"]["SandboxExplain"];
                    Deprecation: components["headers"]["Deprecation"];
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
                    Deprecation: components["headers"]["Deprecation"];
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
    on_checkout_created: {
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
                     * @description A checkout was made.
                     * @enum {string}
                     */
                    event_name: "checkout.created";
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
                    data: components["schemas"]["Checkout"];
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
    on_checkout_completed: {
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
                     * @description A checkout was paid.
                     * @enum {string}
                     */
                    event_name: "checkout.completed";
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
                    data: components["schemas"]["Checkout"];
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
    on_checkout_completion_succeeded: {
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
                     * @description An attempt to complete a checkout succeeded.
                     * @enum {string}
                     */
                    event_name: "checkout.completion.succeeded";
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
                    data: components["schemas"]["CheckoutCompletion"];
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
    on_checkout_completion_failed: {
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
                     * @description An attempt to complete a checkout failed.
                     * @enum {string}
                     */
                    event_name: "checkout.completion.failed";
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
                    data: components["schemas"]["CheckoutCompletion"];
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
    on_proceeds_payout_created: {
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
                     * @description A batch of proceeds was scheduled.
                     * @enum {string}
                     */
                    event_name: "proceeds.payout.created";
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
                    data: components["schemas"]["Payout"];
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
    on_proceeds_payout_paid: {
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
                     * @description A payout of proceeds arrived.
                     * @enum {string}
                     */
                    event_name: "proceeds.payout.paid";
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
                    data: components["schemas"]["Payout"];
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
    on_proceeds_payout_failed: {
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
                     * @description A payout of proceeds failed.
                     * @enum {string}
                     */
                    event_name: "proceeds.payout.failed";
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
                    data: components["schemas"]["Payout"];
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
