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
		 * @description The token is valid for 24 hours. The key pair selects test mode or live mode. It is sent in the body or by HTTP Basic, its parts encoded like those of a form (RFC 6749, 2.3.1).
		 */
		post: operations["createAccessToken"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/web_component_tokens": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Create a web component token
		 * @description The token is valid for 60 minutes, for the mode of the access token, and for the named resources. Each operation names the roles that allow it. Another operation, or an account other than that of the token, is refused with `not_authorized`. A request of a token for one account runs on that account; Sub-Account is not needed. No web component token can create another one.
		 */
		post: operations["createWebComponentToken"];
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
		 * @description Sorted by name. Archived sub accounts are included only if the status filter selects them. With a Sub-Account header, the list contains only that sub account.
		 */
		get: operations["listSubAccounts"];
		put?: never;
		/**
		 * Create a sub account
		 * @description In live mode two accounts are created: a live account, which is returned, and a test account. A test account with the same name that exists already becomes that of the live account. A test account is enabled right after the response; a live account requires onboarding.
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
		/**
		 * Get a sub account
		 * @description Its `status` says whether it takes payments. Instead of asking again and again, subscribe to `sub_account.updated`.
		 */
		get: operations["getSubAccount"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/sub_accounts/{sub_account_id}/settings": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get the settings of a sub account
		 * @description Also those of a sub account that is not enabled. They follow from the account: no operation changes them.
		 */
		get: operations["getSubAccountSettings"];
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
		 * @description The same as listSubAccounts.
		 */
		get: operations["listSellerAccounts"];
		put?: never;
		/**
		 * Create a seller account
		 * @deprecated
		 * @description The same as createSubAccount.
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
		 * @description The same as getSubAccount.
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
		 * @description Submits the sub account for review. The type and the structure of the business determine the required fields; `x-required-for` of a field lists the structures. The error names all missing fields at once. A test account is enabled automatically right after the response; it may then submit another entry. A live account submits another entry only if the review requests more information.
		 */
		post: operations["createOnboardingEntry"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/entities/business": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List businesses
		 * @description Newest first.
		 */
		get: operations["listBusinesses"];
		put?: never;
		/**
		 * Create a business
		 * @description Only the legal name is required. Empty texts count as absent. An address and people are sent inline, or as `{ id }`.
		 */
		post: operations["createBusiness"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/entities/business/{business_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get a business
		 * @description With its address, its people, and its newest documents and bank accounts. The tax id is not returned, except for its last four digits.
		 */
		get: operations["getBusiness"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Update a business
		 * @description Absent fields and empty texts do not change anything. Owners and metadata are replaced as a whole. `archived` is for test mode.
		 */
		patch: operations["updateBusiness"];
		trace?: never;
	};
	"/v1/entities/identity": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List identities
		 * @description Newest first.
		 */
		get: operations["listIdentities"];
		put?: never;
		/**
		 * Create an identity
		 * @description A representative and owners can also be sent with the business. Their identification number is not stored, except for its last four digits.
		 */
		post: operations["createIdentity"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/entities/identity/{identity_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get an identity
		 * @description With its address and its newest documents.
		 */
		get: operations["getIdentity"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Update an identity
		 * @description Absent fields do not change. A person without a business can get one; one with a business stays with it.
		 */
		patch: operations["updateIdentity"];
		trace?: never;
	};
	"/v1/entities/address": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List addresses
		 * @description Newest first.
		 */
		get: operations["listAddresses"];
		put?: never;
		/**
		 * Create an address
		 * @description A business or a person takes it by its id. An address can also be sent with them.
		 */
		post: operations["createAddress"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/entities/address/{address_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get an address
		 * @description Also one that no business and no person has.
		 */
		get: operations["getAddress"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Update an address
		 * @description Absent fields do not change.
		 */
		patch: operations["updateAddress"];
		trace?: never;
	};
	"/v1/entities/bank_accounts": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List bank accounts
		 * @description Newest first.
		 */
		get: operations["listBankAccounts"];
		put?: never;
		/**
		 * Create a bank account
		 * @description The routing number is required, except for a Canadian account that has an institution number and a transit number.
		 */
		post: operations["createBankAccount"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/entities/bank_accounts/{bank_account_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get a bank account
		 * @description Without its number, except for the last four digits.
		 */
		get: operations["getBankAccount"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/entities/document": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List documents
		 * @description Newest first.
		 */
		get: operations["listDocuments"];
		put?: never;
		/**
		 * Create a document
		 * @description A document belongs to a business, a person, or both. Its file is then sent to `presigned_url`; only its length and its hash are kept.
		 */
		post: operations["createDocument"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/entities/document/{document_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get a document
		 * @description With the address that takes its file, and whether the file was uploaded.
		 */
		get: operations["getDocument"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/entities/terms_and_conditions": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Accept the terms and conditions
		 * @description The business has `terms_conditions_accepted` from then on. Terms that are not accepted count as missing.
		 */
		post: operations["createTermsAndConditions"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/entities/provisioning": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Provision a business
		 * @description Creates the sub account of a business; in live mode also one for test mode. If the business has everything that an onboarding entry requires, the account is submitted for review, otherwise it needs an entry of its own. A business is provisioned once.
		 */
		post: operations["createProvisioning"];
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
		 * @description The configurations that apply now, at most one of each type: those of the base types first, then those of brands, then that of the platform.
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
		 * @description The configurations of all types that will apply. Latest start first.
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
		/**
		 * Get the active fee configuration of a type
		 * @description Returns 404 if no configuration of the type applies now, even if one is scheduled.
		 */
		get: operations["getActiveFeeConfiguration"];
		put?: never;
		/**
		 * Create a fee configuration
		 * @description Replaces the configuration of the same type that applies at its start: that one then ends there, or never applies if both start at the same time. The new configuration ends at the start of the next one of its type. A brand type requires an active base type at that time. A configuration cannot be updated: create a new one to replace it.
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
		 * @description Retired, active and scheduled configurations. Latest start first.
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
		 * @description Newest first. Without a Sub-Account header, the list contains those of all accounts of the platform.
		 */
		get: operations["listPaymentMethods"];
		put?: never;
		/**
		 * Create a payment method
		 * @description Tokenizes a card or a bank account. Nothing is charged. The group can stand inside of `payment_method` or beside it.
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
		/**
		 * Get a payment method
		 * @description By its token. The number of the card or bank account is not returned, except for its last four digits.
		 */
		get: operations["getPaymentMethod"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Update a payment method
		 * @description Changes details of a card, or the metadata of a bank account. The body has the one field of the kind of the payment method.
		 */
		patch: operations["updatePaymentMethod"];
		trace?: never;
	};
	"/v1/payment_methods/{token}/clone": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Clone a payment method
		 * @description Creates the same card or bank account in another account of the platform, or in the same one: with a token of its own and the same signature, without a customer, and in no group.
		 */
		post: operations["clonePaymentMethod"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/payment_method_groups": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List payment method groups
		 * @description Newest first, without their payment methods. Without a Sub-Account header, the list contains those of all accounts of the platform.
		 */
		get: operations["listPaymentMethodGroups"];
		put?: never;
		/**
		 * Create a payment method group
		 * @description An empty group of the account.
		 */
		post: operations["createPaymentMethodGroup"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/payment_method_groups/{payment_method_group_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get a payment method group
		 * @description With its payment methods, newest first.
		 */
		get: operations["getPaymentMethodGroup"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Add payment methods to a group
		 * @description Those that it has already stay. All of them are added or, if one does not exist in the account of the group, none.
		 */
		patch: operations["updatePaymentMethodGroup"];
		trace?: never;
	};
	"/v1/payment_method_groups/{payment_method_group_id}/payment_methods/{payment_method_id}": {
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
		 * Delete a payment method from a group
		 * @description The payment method itself, and the other groups that it is in, do not change.
		 */
		delete: operations["deletePaymentMethodFromGroup"];
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
		 * @description Newest first. Without a Sub-Account header, the list contains those of all accounts of the platform.
		 */
		get: operations["listPayments"];
		put?: never;
		/**
		 * Create a payment
		 * @description A declined payment returns 402. It is stored and can be read and listed.
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
		/**
		 * Get a payment
		 * @description With its fees, refunds and disputes as they are now. Declined payments are found as well.
		 */
		get: operations["getPayment"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Update a payment
		 * @description Changes the description and the metadata, at any time. Absent fields do not change.
		 */
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
		 * @description Captures the whole amount of an authorized payment within 7 days.
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
		 * @description Cancels a payment within 25 minutes, as if it had never been made.
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
		 * @description Newest first. Without a Sub-Account header, the list contains those of all accounts of the platform.
		 */
		get: operations["listPaymentIntents"];
		put?: never;
		/**
		 * Create a payment intent
		 * @description Nothing is charged yet. The response is the intent itself, without an envelope.
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
		/**
		 * Get a payment intent
		 * @description The response is the intent itself, without an envelope.
		 */
		get: operations["getPaymentIntent"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Update a payment intent
		 * @description The amount and the payment method can change only in `requires_payment_method` and `pending`. While a bank payment is pending, a change applies to the next attempt. The response is the intent itself, without an envelope.
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
		 * @description Charges its payment method, or captures its authorized payment. A decline returns 402: the intent keeps its payment method and can be captured again. For another card make a new intent. The response is the intent itself, without an envelope.
		 */
		post: operations["capturePaymentIntent"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/payment_intents/{payment_intent_id}/cancel": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Cancel a payment intent
		 * @description Releases the authorization of its payment, if it has one. An intent that is pending, succeeded or canceled cannot be canceled. The response is the intent itself, without an envelope.
		 */
		post: operations["cancelPaymentIntent"];
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
		 * @description All its payment attempts, newest first.
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
		 * @description A payment can be refunded in parts up to its whole amount. Without an amount, the remaining amount is refunded.
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
		 * @description Newest first. Without a Sub-Account header, the list contains those of all accounts of the platform.
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
		/**
		 * Get a refund
		 * @description A refund of a bank payment is `pending` until the bank decides.
		 */
		get: operations["getRefund"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Update a refund
		 * @description Changes the metadata, at any time.
		 */
		patch: operations["updateRefund"];
		trace?: never;
	};
	"/v1/disputes": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List disputes
		 * @description Newest first. Without a Sub-Account header, the list contains those of all accounts of the platform.
		 */
		get: operations["listDisputes"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/disputes/{dispute_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get a dispute
		 * @description With the response as far as it is saved, and the reversal if the card network changed its decision.
		 */
		get: operations["getDispute"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Update a dispute
		 * @description Changes the metadata, at any time. The fields of the response have an operation of their own.
		 */
		patch: operations["updateDispute"];
		trace?: never;
	};
	"/v1/disputes/{dispute_id}/response": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Submit the response to a dispute, or forfeit it
		 * @description Saves the fields, and submits the response: the card network examines it then. With `forfeit` the dispute is lost, and the fields are ignored. Not for disputes in `cad`.
		 */
		post: operations["submitDisputeResponse"];
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Save the response to a dispute
		 * @description Saves fields of the response without submitting it. A field that is absent, or an empty text, stays as it was. Not for disputes in `cad`.
		 */
		patch: operations["updateDisputeResponse"];
		trace?: never;
	};
	"/v1/disputes/{dispute_id}/evidence": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		/**
		 * Add evidence to a dispute
		 * @description Describes a file, and returns the address that takes it for 60 minutes. Not for disputes in `cad`.
		 */
		put: operations["createDisputeEvidence"];
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
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
		 * @description Newest first. Without a Sub-Account header, the list contains those of all accounts of the platform.
		 */
		get: operations["listCheckouts"];
		put?: never;
		/**
		 * Create a checkout
		 * @description Creates its payment intent, too.
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
		/**
		 * Get a checkout
		 * @description With its attempts to pay. A bank payment that completed it may be pending, or fail later: read the payment.
		 */
		get: operations["getCheckout"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Update a checkout
		 * @description Until it is completed or expires. What is not sent stays; metadata and application fees are replaced as a whole. A new amount is also that of its payment intent.
		 */
		patch: operations["updateCheckout"];
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
		 * @description Attempts the payment. A declined payment is reported by `payment_status`, not by the HTTP status; another attempt may follow.
		 */
		post: operations["completeCheckout"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/checkouts/{checkout_id}/expire": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Expire a checkout
		 * @description Ends it before its time: it can no longer be completed or updated.
		 */
		post: operations["expireCheckout"];
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
		 * @description Refunds the payment that completed it, by the same rules. Without an amount, the remaining amount.
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
		/**
		 * Create a checkout session
		 * @description Returns the address of a page on which a customer pays the payment intent, within 24 hours. A payment intent that is paid or canceled cannot have one.
		 */
		post: operations["createCheckoutSession"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/balance_transactions": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List balance transactions
		 * @description Newest first. Without a Sub-Account header, the list contains those of the platform account and of all its sub accounts.
		 */
		get: operations["listBalanceTransactions"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/balance_transactions/{balance_transaction_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get a balance transaction
		 * @description An entry of the ledger of an account. Entries never change, except that a payout collects them.
		 */
		get: operations["getBalanceTransaction"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/payouts": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List payouts
		 * @description Newest first. Payouts of proceeds are in a list of their own. Without a Sub-Account header, the list contains those of all accounts of the platform.
		 */
		get: operations["listPayouts"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/account/{account_id}/payouts": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List the payouts of an account
		 * @description The same as the list of payouts with this account in the Sub-Account header, which is ignored.
		 */
		get: operations["listAccountPayouts"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/payouts/{payout_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get a payout
		 * @description A payout to a sub account, or to the platform for its own payments. Payouts of proceeds have an operation of their own.
		 */
		get: operations["getPayout"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Update a payout
		 * @description Changes the metadata, at any time.
		 */
		patch: operations["updatePayout"];
		trace?: never;
	};
	"/v1/reports/payouts/{payout_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get the report of a payout
		 * @description The report has a line for each balance transaction of the payout, oldest first.
		 */
		get: operations["getPayoutReport"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/sub_accounts/{sub_account_id}/payout_account": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get the bank account for payouts of a sub account
		 * @description The bank account of its onboarding entry. An enabled test account without one has a test bank account; a live account without one has none.
		 */
		get: operations["getPayoutAccount"];
		put?: never;
		post?: never;
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
		 * @description Newest first. Payouts belong to the platform account: with a Sub-Account header the list is empty.
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
		/**
		 * Get a payout of proceeds
		 * @description The platform's share of the fees since the payout before it.
		 */
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
		 * @description Newest first. Payouts belong to the platform account: with a Sub-Account header the list is empty.
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
		 * @description The platform's share of the fees since the payout before it.
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
	"/v1/account/{account_id}/payments": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * List the payments of an account
		 * @description The same as the list of payments with the account in Sub-Account. That header is ignored here.
		 */
		get: operations["listAccountPayments"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/v1/account/{account_id}/reports/gross_volume": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Get the volume of an account
		 * @description What the account captured on each of the last 30 days of the clock of the platform. The header Sub-Account is ignored.
		 */
		get: operations["getGrossVolume"];
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
		/** A payment was created, whatever its result. */
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
		/** A bank payment awaits settlement. */
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
		/** The payment was declined, or a bank payment was returned. */
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
		/** The payment was voided, or its authorization expired. */
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
		/** A refund of the payment was created. The data is the refund. */
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
		/** The card holder disputed the payment. */
		post: operations["on_payment_dispute_created"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"payment.dispute.submitted": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** The merchant responded to a dispute. */
		post: operations["on_payment_dispute_submitted"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"payment.dispute.forfeited": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** The merchant gave a dispute up. */
		post: operations["on_payment_dispute_forfeited"];
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
	"payment.dispute.funds_returned": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** The disputed amount was returned to the merchant, who won the dispute. */
		post: operations["on_payment_dispute_funds_returned"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"payment.dispute_evidence.created": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** Evidence was added to a dispute. */
		post: operations["on_payment_dispute_evidence_created"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"payment.dispute_evidence.uploaded": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** The file of a piece of evidence arrived. */
		post: operations["on_payment_dispute_evidence_uploaded"];
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
	"payment_method.bin_mapped": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** The `bin_details` of a card became known. */
		post: operations["on_payment_method_bin_mapped"];
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
		/** A payment intent was created. */
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
		/** A payment method was attached to a payment intent. */
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
		/** A checkout was created. */
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
		/** The status or the bank account of a sub account changed. */
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
	"account.payout_setting.updated": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** A sub account can receive payouts, or no longer can. */
		post: operations["on_account_payout_setting_updated"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"application_fee_rate.created": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** A sub account got an application fee rate: one for cards and one for bank accounts at its creation. */
		post: operations["on_application_fee_rate_created"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"entity.business.created": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** A business was created. */
		post: operations["on_entity_business_created"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"entity.business.updated": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** A business changed, accepted the terms or was provisioned. */
		post: operations["on_entity_business_updated"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"entity.identity.created": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** An identity was created. */
		post: operations["on_entity_identity_created"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"entity.identity.updated": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** An identity changed. */
		post: operations["on_entity_identity_updated"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"entity.address.created": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** An address was created. */
		post: operations["on_entity_address_created"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"entity.address.updated": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** An address changed. */
		post: operations["on_entity_address_updated"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"entity.document.created": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** A document was created. */
		post: operations["on_entity_document_created"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"entity.document.uploaded": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** The file of a document has arrived. */
		post: operations["on_entity_document_uploaded"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"entity.bank_account.created": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** A bank account of a business was created. */
		post: operations["on_entity_bank_account_created"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"payout.bank_account.activated": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** A bank account of its own receives the payouts of an enabled sub account from now on. */
		post: operations["on_payout_bank_account_activated"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"payout.created": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** A payout of an account was scheduled. */
		post: operations["on_payout_created"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"payout.paid": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** A payout of an account arrived. */
		post: operations["on_payout_paid"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"payout.failed": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/** A payout of an account failed. */
		post: operations["on_payout_failed"];
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
		/** @description A token for the components of a web page. */
		WebComponentToken: {
			/** @description A JWT. Send it as `Authorization: Bearer <access_token>`. Its claim `exp` is the end of its time, in seconds since 1970. */
			access_token: string;
			/**
			 * @description Always `Bearer`.
			 * @enum {string}
			 */
			token_type: "Bearer";
			/** @description Seconds until it expires. */
			expires_in: number;
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
		/** @description How a sub account receives payouts. */
		PayoutSettings: {
			/** @description Id of the settings: that of the account, except for the prefix. */
			id: string;
			/** @description Whether it can receive payouts. */
			enabled: boolean;
			/** @description What the owner of the bank account reads on its statement; null if none. */
			statement_descriptor: string | null;
			/**
			 * @description How fast payouts arrive. In the sandbox always `standard`.
			 * @enum {string}
			 */
			settlement_priority: "standard" | "expedited";
		};
		/** @description The settings of a sub account. */
		SubAccountSettings: {
			/** @description How a sub account takes payments. */
			payments: {
				/** @description Id of the settings: that of the account, except for the prefix. */
				id: string;
				/** @description The sub account. */
				account_id: string;
				/** @description Merchant category code. The sandbox assigns none: always null. */
				mcc_code: string | null;
				/** @description Whether wallets pay through the account of the platform: always false. */
				platform_wallet_account: boolean;
				/** @description Whether it takes cards. */
				credit_card_payments: boolean;
				/** @description Whether it takes Apple Pay: always false. */
				apple_payments: boolean;
				/** @description Whether it takes Google Pay: always false. */
				google_payments: boolean;
				/** @description Whether it takes bank accounts: only accounts in usd do. */
				ach_payments: boolean;
				/** @description Whether it has terminals: always false. */
				card_present: boolean;
				/** @description Whether customers can pay later: always false. */
				bnpl_payments: boolean;
				/** @description Whether payments can be insured: always false. */
				insurance_payments: boolean;
				/** @description Whether bank accounts are verified: always false. */
				bank_account_verification: boolean;
			};
			payouts: components["schemas"]["PayoutSettings"];
		};
		/**
		 * @deprecated
		 * @description A sub account by its former name.
		 */
		SellerAccount: {
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
		/** @description The payload as it was sent. `tax_id` and `account_number` are masked except for the last four digits, `ssn_last4` completely. */
		OnboardingPayload: {
			/** @description Version of the payload: `v<major>.<minor>`. */
			onboarding_version: string;
			/** @description The business. */
			business_details: {
				/**
				 * @description Type of business. Together with the structure, it determines the required fields.
				 * @enum {string}
				 */
				type: "individual" | "for_profit" | "non_profit" | "government_entity";
				/**
				 * @description Legal structure.
				 * @enum {string}
				 */
				structure: "sole_proprietorship" | "single_llc" | "multi_llc" | "private_partnership" | "private_corporation" | "unincorporated_association" | "public_partnership" | "public_corporation" | "incorporated" | "unincorporated" | "government_unit" | "government_instrumentality" | "tax_exempt_government_instrumentality";
				/**
				 * Format: uri-reference
				 * @description Web site: a host name, optionally with a path; `http://` or `https://` is optional.
				 */
				url: string;
				/** @description Industry of the business. */
				industry: string;
				/** @description Nine digits; dashes between them are allowed. Masked in responses. */
				tax_id?: string;
				/** @description Telephone number of the business. */
				phone?: string;
				/** @description E-mail address of the business. */
				email?: string;
				/** @description The registered business. */
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
				/** @description The business as customers know it. */
				doing_business_as?: {
					/** @description Name of the business for its customers. */
					name?: string;
				};
			};
			/** @description The person who represents the business. */
			representative: {
				/** @description Full name. */
				name: string;
				/** @description Position in the business. */
				title?: string;
				/** @description An e-mail address. */
				email?: string;
				/** @description Month of birth, two digits. */
				dob_month?: string;
				/** @description Day of birth, two digits. The day exists in the month. */
				dob_day?: string;
				/** @description Year of birth, four digits. A person is at least 18 years old on the platform's clock. */
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
				/** @description The last four digits of the social security number. Masked in responses. */
				ssn_last4?: string;
				/** @description Whether the representative owns a part of the business. */
				is_owner?: boolean;
			};
			/** @description At most 4, each with name and e-mail address. */
			owners?: {
				/** @description Full name. */
				name?: string;
				/** @description An e-mail address. */
				email?: string;
			}[];
			/** @description The bank account for payouts. */
			bank_account: {
				/** @description Name of the bank. */
				bank_name?: string;
				/** @description Nickname of the account. */
				account_nickname?: string;
				/** @description Nine digits. */
				routing_number: string;
				/** @description 4 to 17 digits. Masked in responses. */
				account_number: string;
				/**
				 * @description Type of account.
				 * @enum {string}
				 */
				account_type: "checking" | "savings";
				/** @description Name of the account owner. */
				account_owner_name: string;
			};
			/** @description The consent to the terms of the service. */
			terms_and_conditions: {
				/** @description Whether the terms are accepted. Only `true` counts as sent. */
				accepted: boolean;
				/** @description IPv4 or IPv6 address of the person who accepted. */
				ip: string;
				/** @description Browser of the person who accepted. */
				user_agent?: string;
			};
		};
		/** @description An onboarding entry. It has the id of its sub account. */
		OnboardingEntry: {
			/**
			 * @description Test mode or live mode.
			 * @enum {string}
			 */
			account_type: "test" | "live";
			/**
			 * @deprecated
			 * @description The same as `sub_account_id`.
			 */
			seller_account_id: string;
			/** @description The sub account of the entry. */
			sub_account_id: string;
			/** @description The platform account that owns the sub account. */
			platform_account_id: string;
			payload: components["schemas"]["OnboardingPayload"];
		};
		/** @description A sub account of the business. */
		AssociatedAccount: {
			/** @description A sub account of the business. */
			id: string;
		};
		/** @description What the business was provisioned for. */
		ProductCategories: {
			/** @description Payments: whether it was provisioned. */
			payment: boolean;
			/** @description Credit: whether it was provisioned. */
			credit: boolean;
			/** @description Lending: whether it was provisioned. */
			lending: boolean;
			/** @description Insurance: whether it was provisioned. */
			insurance: boolean;
		};
		/** @description A business. Its people, addresses and documents are those of now. */
		Business: {
			/** @description Id of the business. */
			id: string;
			/** @description The platform account. */
			platform_account_id: string;
			/** @description Whether it was archived. */
			archived: boolean;
			/** @description Registered name. */
			legal_name: string;
			/** @description Web site. */
			website_url: string | null;
			/** @description E-mail address of the business. */
			email: string | null;
			/** @description Telephone number of the business. */
			phone: string | null;
			/** @description Name of the business for its customers. */
			doing_business_as: string | null;
			/**
			 * @deprecated
			 * @description Type of business, as in onboarding entries.
			 * @enum {string|null}
			 */
			business_type: "individual" | "for_profit" | "non_profit" | "government_entity" | null;
			/**
			 * @deprecated
			 * @description Legal structure, as in onboarding entries.
			 * @enum {string|null}
			 */
			business_structure: "sole_proprietorship" | "single_llc" | "multi_llc" | "private_partnership" | "private_corporation" | "unincorporated_association" | "public_partnership" | "public_corporation" | "incorporated" | "unincorporated" | "government_unit" | "government_instrumentality" | "tax_exempt_government_instrumentality" | null;
			/**
			 * @description Kind of business.
			 * @enum {string|null}
			 */
			classification: "government" | "limited" | "non_profit" | "partnership" | "corporation" | "public_company" | "sole_proprietor" | null;
			/** @description Industry of the business. */
			industry: string | null;
			/** @description Merchant category code. */
			mcc: string | null;
			/** @description Always null: the tax id is not stored. */
			tax_id: null;
			/** @description The last four digits of the tax id. */
			tax_id_last4: string | null;
			/**
			 * Format: date
			 * @description Date of incorporation.
			 */
			date_of_incorporation: string | null;
			/**
			 * @description Where it is registered.
			 * @enum {string}
			 */
			country_of_establishment: "USA" | "CAN";
			/** @description Whether the terms were accepted. */
			terms_conditions_accepted: boolean;
			/** @description Any keys and values; empty if none were sent. */
			metadata: {
				[key: string]: unknown;
			};
			/** @description Its sub account once it was provisioned; empty before. */
			associated_accounts: components["schemas"]["AssociatedAccount"][];
			legal_address: components["schemas"]["Address"] | null;
			representative: components["schemas"]["Identity"] | null;
			/** @description Its owners. */
			owners: components["schemas"]["Identity"][];
			/** @description Its newest documents, newest first. */
			documents: components["schemas"]["EntityDocument"][];
			/** @description Its newest bank accounts, newest first. */
			bank_accounts: components["schemas"]["EntityBankAccount"][];
			/** @description Answers to further questions; null if none were sent. */
			additional_questions: {
				[key: string]: unknown;
			} | null;
			product_categories: components["schemas"]["ProductCategories"];
			/** @description Always false: bank accounts are not verified. */
			bank_account_verification: boolean;
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
		/** @description A person of a business. */
		Identity: {
			/** @description Id of the identity. */
			id: string;
			/** @description The platform account. */
			platform_account_id: string;
			/** @description The business that the person belongs to. */
			business_id: string | null;
			/** @description Full name. */
			name: string | null;
			/** @description Position in the business. */
			title: string | null;
			/** @description E-mail address. */
			email: string | null;
			/** @description Telephone number. */
			phone: string | null;
			/** @description Day of birth as it was sent. */
			dob_day: string | null;
			/** @description Month of birth as it was sent. */
			dob_month: string | null;
			/** @description Year of birth. */
			dob_year: string | null;
			/** @description The last four digits of the identification number. */
			ssn_last4: string | null;
			/** @description Whether the person owns a part of the business; false if nothing was said. */
			is_owner: boolean;
			/** @description How much of the business the person owns. */
			ownership_percentage: number | null;
			/** @description Any keys and values; empty if none were sent. */
			metadata: {
				[key: string]: unknown;
			};
			address: components["schemas"]["Address"] | null;
			/** @description Its newest documents, newest first. */
			documents: components["schemas"]["EntityDocument"][];
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
		/** @description An address of a business or a person. */
		Address: {
			/** @description Id of the address. */
			id: string;
			/** @description Street and number. */
			line1: string | null;
			/** @description Flat, floor, building. */
			line2: string | null;
			/** @description City. */
			city: string | null;
			/** @description Two or three letters. */
			state: string | null;
			/** @description Postal code. */
			postal_code: string | null;
			/** @description ISO 3166 code as it was sent. */
			country: string | null;
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
		/** @description A bank account of a business, without its number. */
		EntityBankAccount: {
			/** @description Id of the bank account. */
			id: string;
			/** @description The platform account. */
			platform_account_id: string;
			/** @description The business that it belongs to. */
			business_id: string;
			/** @description Name of the account owner. */
			account_owner_name: string;
			/**
			 * @description Type of account.
			 * @enum {string}
			 */
			account_type: "checking" | "savings";
			/** @description The last four digits of its number. */
			acct_last_four: string;
			/** @description Nine digits. */
			routing_number: string;
			/** @description Name of the bank. */
			bank_name: string;
			/** @description Nickname of the account. */
			nickname: string | null;
			/** @description Country of the bank, two letters in upper case: that of the business. */
			country: string;
			/**
			 * @description ISO 4217 code in lower case. A sub account has one currency.
			 * @enum {string}
			 */
			currency: "usd" | "cad";
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
		/** @description A document of a business or a person. */
		EntityDocument: {
			/** @description Id of the document. */
			id: string;
			/** @description The business that it belongs to. */
			business_id: string | null;
			/** @description The person that it belongs to. */
			identity_id: string | null;
			/** @description Name of the file. */
			file_name: string;
			/**
			 * @description Media type of the file.
			 * @enum {string}
			 */
			file_type: "image/jpeg" | "image/png" | "application/pdf" | "application/zip" | "application/x-zip-compressed";
			/**
			 * @description What the document is.
			 * @enum {string}
			 */
			document_type: "articles_of_incorporation" | "balance_sheet" | "bank_statement" | "birth_certificate" | "business_registration" | "citizenship_card" | "driver_license" | "foreign_passport" | "government_id" | "nexus_card" | "passport" | "profit_and_loss_statement" | "resident_card" | "sin_card" | "ssn_card" | "status_card" | "tax_return" | "voided_check" | "other";
			/** @description Free text. */
			description: string | null;
			/**
			 * @description Whether the file was uploaded.
			 * @enum {string}
			 */
			status: "pending" | "uploaded" | "canceled";
			/** @description Any keys and values; empty if none were sent. */
			metadata: {
				[key: string]: unknown;
			};
			/** @description Address that takes one PUT of the file without a token: at most 10.48576 MB, for 60 minutes from the creation of the document. Not in lists, events, businesses and identities. */
			presigned_url?: string;
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
		/** @description An acceptance of the terms. */
		TermsAndConditions: {
			/** @description Id of the acceptance. */
			id: string;
			/** @description The business that accepted. */
			business_id: string;
			/** @description Always true. */
			accepted: boolean;
			/** @description IPv4 or IPv6 address of the person who accepted. */
			ip: string;
			/** @description Browser of the person who accepted. */
			user_agent: string | null;
		};
		/** @description The business in the form of an onboarding entry, with the same fields masked. It has the fields that the business has. */
		ProvisioningPayload: {
			/** @description Version of the payload: `v<major>.<minor>`. */
			onboarding_version: string;
			/** @description The business. */
			business_details: {
				/**
				 * @description Type of business. Together with the structure, it determines the required fields.
				 * @enum {string}
				 */
				type?: "individual" | "for_profit" | "non_profit" | "government_entity";
				/**
				 * @description Legal structure.
				 * @enum {string}
				 */
				structure?: "sole_proprietorship" | "single_llc" | "multi_llc" | "private_partnership" | "private_corporation" | "unincorporated_association" | "public_partnership" | "public_corporation" | "incorporated" | "unincorporated" | "government_unit" | "government_instrumentality" | "tax_exempt_government_instrumentality";
				/**
				 * Format: uri-reference
				 * @description Web site: a host name, optionally with a path; `http://` or `https://` is optional.
				 */
				url?: string;
				/** @description Industry of the business. */
				industry?: string;
				/** @description Nine digits; dashes between them are allowed. Masked in responses. */
				tax_id?: string;
				/** @description Telephone number of the business. */
				phone?: string;
				/** @description E-mail address of the business. */
				email?: string;
				/** @description The registered business. */
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
				/** @description The business as customers know it. */
				doing_business_as?: {
					/** @description Name of the business for its customers. */
					name?: string;
				};
			};
			/** @description The person who represents the business. */
			representative: {
				/** @description Full name. */
				name?: string;
				/** @description Position in the business. */
				title?: string;
				/** @description An e-mail address. */
				email?: string;
				/** @description Month of birth, two digits. */
				dob_month?: string;
				/** @description Day of birth, two digits. The day exists in the month. */
				dob_day?: string;
				/** @description Year of birth, four digits. A person is at least 18 years old on the platform's clock. */
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
				/** @description The last four digits of the social security number. Masked in responses. */
				ssn_last4?: string;
				/** @description Whether the representative owns a part of the business. */
				is_owner?: boolean;
			};
			/** @description At most 4, each with name and e-mail address. */
			owners: {
				/** @description Full name. */
				name?: string;
				/** @description An e-mail address. */
				email?: string;
			}[];
			/** @description The bank account for payouts. */
			bank_account: {
				/** @description Name of the bank. */
				bank_name?: string;
				/** @description Nickname of the account. */
				account_nickname?: string;
				/** @description Nine digits. */
				routing_number?: string;
				/** @description 4 to 17 digits. Masked in responses. */
				account_number?: string;
				/**
				 * @description Type of account.
				 * @enum {string}
				 */
				account_type?: "checking" | "savings";
				/** @description Name of the account owner. */
				account_owner_name?: string;
			};
			/** @description The consent to the terms of the service. */
			terms_and_conditions: {
				/** @description Whether the terms are accepted. Only `true` counts as sent. */
				accepted?: boolean;
				/** @description IPv4 or IPv6 address of the person who accepted. */
				ip?: string;
				/** @description Browser of the person who accepted. */
				user_agent?: string;
			};
		};
		/** @description The sub account of a business. */
		Provisioning: {
			/**
			 * @description Test mode or live mode.
			 * @enum {string}
			 */
			account_type: "test" | "live";
			/** @description The sub account that was created. */
			sub_account_id: string;
			/** @description The platform account that owns it. */
			platform_account_id: string;
			payload: components["schemas"]["ProvisioningPayload"];
		};
		/** @description The rate of a fee type for a period of time. */
		FeeConfiguration: {
			/** @description Id of the configuration. */
			id: string;
			/** @description The sub account of the configuration. */
			account_id: string;
			/** @description The platform account that owns the sub account. */
			platform_account_id: string;
			/**
			 * @description Fee type.
			 * @enum {string}
			 */
			fee_type: "processing_ecomm" | "processing_card_present" | "processing_ach" | "processing_ach_expedited" | "visa_brand_ecomm" | "visa_brand_card_present" | "mastercard_brand_ecomm" | "mastercard_brand_card_present" | "amex_brand_ecomm" | "amex_brand_card_present" | "discover_brand_ecomm" | "discover_brand_card_present" | "platform";
			/** @description Percent of the amount: 2.75 means 2.75 %. The calculation is exact for any number of decimals. */
			variable_rate: number;
			/** @description Flat fee for each transaction, in addition. */
			transaction_fee_cents: number;
			/**
			 * @description ISO 4217 code in lower case. A sub account has one currency.
			 * @enum {string}
			 */
			transaction_fee_currency: "usd" | "cad";
			/** @description Maximum fee; null for no limit. */
			fee_cap_cents: number | null;
			/**
			 * Format: date-time
			 * @description Start of the period in which it applies.
			 */
			effective_start: string;
			/**
			 * Format: date-time
			 * @description End of the period in which it applies; null if it has no end. Equal to the start if another configuration replaced it before it applied.
			 */
			effective_end: string | null;
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
		/** @description A group of payment methods. */
		PaymentMethodGroup: {
			/** @description Id of the group. */
			id: string;
			/** @description The account of the group, and of its payment methods. */
			account_id: string;
			/** @description The platform account. */
			platform_account_id: string;
		};
		/** @description A group with its payment methods. */
		PaymentMethodGroupDetails: {
			/** @description Id of the group. */
			id: string;
			/** @description The account of the group, and of its payment methods. */
			account_id: string;
			/** @description The platform account. */
			platform_account_id: string;
			/** @description Its payment methods, newest first. */
			payment_methods: components["schemas"]["PaymentMethod"][];
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
		/** @description The intention to collect a single payment, in any number of attempts. */
		PaymentIntent: {
			/** @description Id of the intent. */
			id: string;
			/** @description The account of the intent. */
			account_id: string;
			/** @description Amount to pay. */
			amount: number;
			/**
			 * @description ISO 4217 code in lower case. A sub account has one currency.
			 * @enum {string}
			 */
			currency: "usd" | "cad";
			/** @description Free text; null if none was sent. */
			description: string | null;
			/** @description Any keys and values; empty if none were sent. */
			metadata: {
				[key: string]: unknown;
			};
			payment_method: components["schemas"]["PaymentMethod"] | null;
			/**
			 * @description Status of the intent.
			 * @enum {string}
			 */
			status: "requires_payment_method" | "requires_capture" | "pending" | "succeeded" | "canceled";
			/** @description The payment that paid the intent; null before it is paid. */
			successful_payment_id: string | null;
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
		/** @description A file that supports the response to a dispute. */
		DisputeEvidence: {
			/** @description Id of the evidence. */
			id: string;
			/** @description Name of the file. */
			file_name: string;
			/**
			 * @description Type of the file.
			 * @enum {string}
			 */
			file_type: "image/jpeg" | "image/png" | "application/pdf" | "application/zip" | "application/x-zip-compressed";
			/**
			 * @description What the file shows.
			 * @enum {string}
			 */
			dispute_evidence_type: "cancellation_policy" | "customer_communication" | "customer_signature" | "duplicate_charge_documentation" | "receipt" | "refund_policy" | "service_documentation" | "shipping_documentation" | "uncategorized_file" | "activity_log";
			/**
			 * @description `pending` until the file has arrived.
			 * @enum {string}
			 */
			status: "pending" | "uploaded";
			/** @description Free text; null if none was sent. */
			description: string | null;
			/** @description Where to send the file: one PUT of its bytes, without an access token. Null once it has arrived. */
			presigned_url: string | null;
			/** @description Any keys and values; empty if none were sent. */
			metadata: {
				[key: string]: unknown;
			};
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
			/** @description Number of the payment in the ledger. */
			financial_transaction_id: string;
			/** @description The payment it belongs to. */
			payment_id: string;
			/**
			 * @description Type of the transaction.
			 * @enum {string}
			 */
			payment_balance_txn_type: "payment" | "payment_fee" | "refund" | "fee_refund" | "void" | "dispute" | "dispute_refund" | "dispute_fee" | "dispute_fee_refund" | "payout";
			/** @description Id of the object that caused it. */
			source_id: string;
			/**
			 * @description Type of the object that caused it.
			 * @enum {string}
			 */
			source_type: "Payment" | "ApplicationFee" | "PaymentFee" | "Refund" | "Dispute" | "Payout";
			/**
			 * Format: date-time
			 * @description When it was posted.
			 */
			created_at: string;
			/**
			 * Format: date-time
			 * @description The same: posted transactions never change.
			 */
			updated_at: string;
		};
		/** @description A fee of the future payment of a checkout. */
		CheckoutFee: {
			/**
			 * @description Type of the fee.
			 * @enum {string}
			 */
			type: "processing_fee" | "platform_fee";
			/** @description Amount of the fee. */
			amount: number;
		};
		/** @description The application fee of the future payment, by its payment method. */
		CheckoutApplicationFees: {
			/** @description The fee of a payment from a card, if set. */
			card?: {
				/** @description Amount of the fee. */
				amount: number;
			};
			/** @description The fee of a payment from a bank account, if set. */
			bank_account?: {
				/** @description Amount of the fee. */
				amount: number;
			};
		};
		/** @description A request for a single payment. */
		Checkout: {
			/** @description Id of the checkout. */
			id: string;
			/** @description The account of the checkout. */
			account_id: string;
			/** @description The platform account. */
			platform_account_id: string;
			/**
			 * @description Test mode or live mode.
			 * @enum {string}
			 */
			mode: "test" | "live";
			/**
			 * @description Status of the checkout.
			 * @enum {string}
			 */
			status: "created" | "attempted" | "completed" | "expired";
			/** @description Amount to pay. */
			payment_amount: number;
			/**
			 * @description ISO 4217 code in lower case. A sub account has one currency.
			 * @enum {string}
			 */
			payment_currency: "usd" | "cad";
			/** @description Subject of the payment. */
			payment_description: string;
			/** @description The payment intent of all its payment attempts. */
			payment_intent_id: string;
			/** @description The group of its saved payment methods; null without one. */
			payment_method_group_id: string | null;
			/** @description What the payer reads on the statement; null if none was sent. */
			statement_descriptor: string | null;
			/** @description The payment methods of its group, newest first. Empty without a group. */
			payment_methods: components["schemas"]["PaymentMethod"][];
			/** @description What the checkout can be paid with. */
			payment_settings: {
				/** @description Bank accounts: not in Canadian dollars. */
				ach_payments: boolean;
				/** @description Payments in installments: never. */
				bnpl_payments: boolean;
				/** @description Cards: always. */
				credit_card_payments: boolean;
				/** @description Insurance: never. */
				insurance_payments: boolean;
				/** @description Verification of bank accounts: never. */
				bank_account_verification: boolean;
			};
			/** @description Amount to pay, with insurance. */
			total_amount: number;
			/** @description Amount of the insurance: always 0. */
			insurance_amount: number;
			/** @description The attempts to complete it, newest first. */
			completions: components["schemas"]["CheckoutCompletionItem"][];
			/** @description The payment that completed it. A bank payment may be pending, or fail later. */
			successful_payment_id: string | null;
			/** @description Details of the future payment. */
			payment: {
				/** @description As it was sent; null if it was not: then the payment has the checkout's. */
				description: string | null;
				/** @description As they were sent; empty if they were not: then the payment has the checkout's. */
				metadata: {
					[key: string]: unknown;
				};
				/** @description As it was sent; null if it was not. */
				expedited: boolean | null;
				/** @description The fees of its future payment. */
				fees: components["schemas"]["CheckoutFee"][];
			};
			application_fees: components["schemas"]["CheckoutApplicationFees"] | null;
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
		/** @description An attempt to complete a checkout, as part of the checkout. */
		CheckoutCompletionItem: {
			/** @description Id of the attempt. */
			id: string;
			/**
			 * @description Channel of the payment.
			 * @enum {string}
			 */
			payment_mode: "ecom" | "apple_pay";
			/** @description The token that it was attempted with. */
			payment_token: string;
			/**
			 * @description Whether it completed the checkout.
			 * @enum {string}
			 */
			status: "succeeded" | "failed";
			/**
			 * @description Status of its payment after the attempt.
			 * @enum {string}
			 */
			payment_status: "pending" | "authorized" | "succeeded" | "failed" | "canceled" | "partially_refunded" | "fully_refunded" | "disputed";
			/** @description Error code of a failed payment. */
			payment_error_code: string | null;
			/** @description Error description of a failed payment, for people. */
			payment_error_description: string | null;
			/** @description Its payment after the attempt, in the envelope of `GET /v1/payments/{payment_id}`. */
			payment_response: {
				[key: string]: unknown;
			};
			/** @description The checkout. */
			checkout_id: string;
			/** @description The payment of the attempt. */
			payment_id: string;
			/** @description Id of the payment method. */
			payment_method_id: string;
			/** @description The sandbox has no terminals. */
			terminal_id: null;
			/** @description Always empty: a completion has no other transaction. */
			additional_transactions: {
				[key: string]: unknown;
			}[];
			/**
			 * Format: date-time
			 * @description When it was attempted.
			 */
			created_at: string;
			/**
			 * Format: date-time
			 * @description The same: a completion never changes.
			 */
			updated_at: string;
		};
		/** @description An attempt to complete a checkout. */
		CheckoutCompletion: {
			/** @description Id of the attempt. */
			id: string;
			/**
			 * @description Channel of the payment.
			 * @enum {string}
			 */
			payment_mode: "ecom" | "apple_pay";
			/** @description The token that it was attempted with. */
			payment_token: string;
			/**
			 * @description Whether it completed the checkout.
			 * @enum {string}
			 */
			status: "succeeded" | "failed";
			/**
			 * @description Status of its payment after the attempt.
			 * @enum {string}
			 */
			payment_status: "pending" | "authorized" | "succeeded" | "failed" | "canceled" | "partially_refunded" | "fully_refunded" | "disputed";
			/** @description Error code of a failed payment. */
			payment_error_code: string | null;
			/** @description Error description of a failed payment, for people. */
			payment_error_description: string | null;
			/** @description Its payment after the attempt, in the envelope of `GET /v1/payments/{payment_id}`. */
			payment_response: {
				[key: string]: unknown;
			};
			/** @description The checkout. */
			checkout_id: string;
			/** @description The payment of the attempt. */
			payment_id: string;
			/** @description Id of the payment method. */
			payment_method_id: string;
			/** @description The sandbox has no terminals. */
			terminal_id: null;
			/** @description Always empty: a completion has no other transaction. */
			additional_transactions: {
				[key: string]: unknown;
			}[];
			/**
			 * Format: date-time
			 * @description When it was attempted.
			 */
			created_at: string;
			/**
			 * Format: date-time
			 * @description The same: a completion never changes.
			 */
			updated_at: string;
			checkout: components["schemas"]["Checkout"];
		};
		/** @description A refund of the payment of a checkout. */
		CheckoutRefund: {
			/** @description Id of the refund: that of the refund of the payment, except for the prefix. */
			id: string;
			/** @description The checkout. */
			checkout_id: string;
			/** @description `pending` for a bank account, else `succeeded`. */
			status: string;
			/** @description Refunded amount. */
			refund_amount: number;
			/** @description Fees returned with the refund. */
			returned_fees: components["schemas"]["CheckoutReturnedFee"][];
			/** @description The refund of the payment, in its envelope. */
			refund_response: {
				/** @description Id of the refund of the payment. */
				id: string;
				/**
				 * @description The type of `data`.
				 * @enum {string}
				 */
				type: "refund";
				data: components["schemas"]["Refund"];
				/** @description Only lists have pages. */
				page_info: null;
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
		/** @description A fee, or a part of one, that a refund of a checkout returned. */
		CheckoutReturnedFee: {
			/**
			 * @description Type of the fee.
			 * @enum {string}
			 */
			type: "processing_fee" | "platform_fee" | "application_fee";
			/** @description Amount that this refund returned. */
			amount: number;
			/** @description Id of the returned fee. */
			id: string;
			/** @description The fee of the payment, or its application fee. */
			payment_fee_id: string;
			/** @description The same as `amount`. */
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
		/** @description A customer's visit to the hosted checkout. */
		CheckoutSession: {
			/** @description Part of the URL of the hosted checkout. */
			checkout_session_id: string;
			/** @description URL of the hosted checkout, where the customer pays. An extension. */
			url: string;
		};
		/** @description A credit or debit of an account. */
		BalanceTransaction: {
			/** @description Id of the transaction. */
			id: string;
			/** @description The account whose ledger has it. */
			account_id: string;
			/** @description Credits are positive, debits negative. */
			amount: number;
			/**
			 * Format: date-time
			 * @description From when it can be paid out: `created_at`.
			 */
			available_on: string;
			/**
			 * @description ISO 4217 code in lower case. A sub account has one currency.
			 * @enum {string}
			 */
			currency: "usd" | "cad";
			/** @description A description; always null. */
			description: string | null;
			/** @description The application fee that was deducted; 0 if fees are transactions of their own. */
			fee: number;
			/** @description The number of the payment in the ledger; null for a payout. */
			financial_transaction_id: string | null;
			/** @description `amount` minus `fee`. */
			net: number;
			/** @description The payout that includes it; null until there is one. */
			payout_id: string | null;
			/** @description Id of the object that caused it. */
			source_id: string;
			/**
			 * @description Type of the object that caused it.
			 * @enum {string}
			 */
			source_type: "payment" | "refund" | "payment_fee" | "returned_fee" | "dispute" | "payout";
			/** @description The payment that it belongs to; null for a payout. */
			source_payment_id: string | null;
			/**
			 * @description Type of the transaction.
			 * @enum {string}
			 */
			txn_type: "seller_payment" | "seller_payment_refund" | "seller_payment_void" | "processing_fee" | "processing_fee_return" | "platform_fee" | "platform_fee_credit" | "platform_fee_return" | "dispute" | "dispute_fee" | "payout" | "payout_failed";
			/**
			 * Format: date-time
			 * @description When it was posted.
			 */
			created_at: string;
			/**
			 * Format: date-time
			 * @description When it was posted, or `payout_id` last changed.
			 */
			updated_at: string;
		};
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
		/** @description The balance transactions of a payout as a file. */
		PayoutReport: {
			/** @description Id of the payout. */
			id: string;
			/** @description Address of the report as CSV. It needs no access token, and is valid for an hour. */
			csv_url: string;
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
		/** @description The volume of one day. */
		DayVolume: {
			/**
			 * Format: date
			 * @description The day, in UTC.
			 */
			date: string;
			/** @description Sum of the payments that were captured on that day. */
			value: number;
		};
		/** @description What an account captured, by day. A payment counts with its whole amount, unless it was voided or failed: refunds and disputes are not deducted. */
		GrossVolume: {
			/** @description Sum of the days. */
			total: number;
			/** @description The last 30 days, newest first, also those without a payment. */
			dates: components["schemas"]["DayVolume"][];
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
		/** @description A page of a list of sub_account objects. */
		SubAccountList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["SubAccount"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description The envelope of one sub_account_settings. */
		SubAccountSettingsEnvelope: {
			/** @description The object has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "sub_account_settings";
			data: components["schemas"]["SubAccountSettings"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description The envelope of one seller_account. */
		SellerAccountEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
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
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["SellerAccount"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description The envelope of one onboarding_entry. */
		OnboardingEntryEnvelope: {
			/** @description The object has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "onboarding_entry";
			data: components["schemas"]["OnboardingEntry"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description The envelope of one business. */
		BusinessEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "business";
			data: components["schemas"]["Business"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description A page of a list of business objects. */
		BusinessList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["Business"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description The envelope of one identity. */
		IdentityEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "identity";
			data: components["schemas"]["Identity"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description A page of a list of identity objects. */
		IdentityList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["Identity"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description The envelope of one address. */
		AddressEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "address";
			data: components["schemas"]["Address"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description A page of a list of address objects. */
		AddressList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["Address"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description The envelope of one bank_account. */
		EntityBankAccountEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "bank_account";
			data: components["schemas"]["EntityBankAccount"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description A page of a list of bank_account objects. */
		EntityBankAccountList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["EntityBankAccount"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description The envelope of one document. */
		EntityDocumentEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "document";
			data: components["schemas"]["EntityDocument"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description A page of a list of document objects. */
		EntityDocumentList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["EntityDocument"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description The envelope of one onboarding. */
		TermsAndConditionsEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "onboarding";
			data: components["schemas"]["TermsAndConditions"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description The envelope of one onboarding. */
		ProvisioningEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "onboarding";
			data: components["schemas"]["Provisioning"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description A page of a list of standard_fee_configuration objects. */
		FeeConfigurationList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
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
			 * @description The type of `data`.
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
			 * @description The type of `data`.
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
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["PaymentMethod"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description The envelope of one payment_method_group. */
		PaymentMethodGroupEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "payment_method_group";
			data: components["schemas"]["PaymentMethodGroup"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description A page of a list of payment_method_group objects. */
		PaymentMethodGroupList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["PaymentMethodGroup"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description The envelope of one payment_method_group. */
		PaymentMethodGroupDetailsEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "payment_method_group";
			data: components["schemas"]["PaymentMethodGroupDetails"];
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
		/** @description A page of a list of payment_intent objects. */
		PaymentIntentList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["PaymentIntent"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description The envelope of one refund. */
		RefundEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
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
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["Refund"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description A page of a list of dispute objects. */
		DisputeList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["Dispute"][];
			page_info: components["schemas"]["PageInfo"];
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
		/** @description The envelope of one dispute_response. */
		DisputeResponseEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "dispute_response";
			data: components["schemas"]["DisputeResponse"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description The envelope of one dispute_evidence. */
		DisputeEvidenceEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "dispute_evidence";
			data: components["schemas"]["DisputeEvidence"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description A page of a list of payment_balance_transaction objects. */
		PaymentBalanceTransactionList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
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
			 * @description The type of `data`.
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
			 * @description The type of `data`.
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
			 * @description The type of `data`.
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
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "checkout_refund";
			data: components["schemas"]["CheckoutRefund"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description The envelope of one checkout_session. */
		CheckoutSessionEnvelope: {
			/** @description The object has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "checkout_session";
			data: components["schemas"]["CheckoutSession"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description A page of a list of balance_transaction objects. */
		BalanceTransactionList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["BalanceTransaction"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description The envelope of one balance_transaction. */
		BalanceTransactionEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "balance_transaction";
			data: components["schemas"]["BalanceTransaction"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description A page of a list of payout objects. */
		PayoutList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
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
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "payout";
			data: components["schemas"]["Payout"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description The envelope of one payout. */
		PayoutReportEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "payout";
			data: components["schemas"]["PayoutReport"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description The envelope of one payout_bank_account. */
		PayoutBankAccountEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "payout_bank_account";
			data: components["schemas"]["PayoutBankAccount"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description A page of a list of payout objects. */
		ProceedsPayoutList: {
			/** @description A list has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "array";
			/** @description The records of the page. */
			data: components["schemas"]["ProceedsPayout"][];
			page_info: components["schemas"]["PageInfo"];
		};
		/** @description The envelope of one payout. */
		ProceedsPayoutEnvelope: {
			/** @description Id of the object. */
			id: string;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "payout";
			data: components["schemas"]["ProceedsPayout"];
			/** @description Only lists have pages. */
			page_info: null;
		};
		/** @description The envelope of one gross_volume. */
		GrossVolumeEnvelope: {
			/** @description The object has no id. */
			id: null;
			/**
			 * @description The type of `data`.
			 * @enum {string}
			 */
			type: "gross_volume";
			data: components["schemas"]["GrossVolume"];
			/** @description Only lists have pages. */
			page_info: null;
		};
	};
	responses: {
		/** @description `content_encoding_mismatch`, `malformed_request` */
		ContentEncodingMismatchOrMalformedRequest: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				Deprecation: components["headers"]["Deprecation"];
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
		/** @description `not_authenticated` */
		NotAuthenticated: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				"WWW-Authenticate": components["headers"]["WWWAuthenticate"];
				Deprecation: components["headers"]["Deprecation"];
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Error"] & {
					error?: {
						/** @enum {string} */
						code?: "not_authenticated";
					};
				};
			};
		};
		/** @description `not_authorized` */
		NotAuthorized: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				Deprecation: components["headers"]["Deprecation"];
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Error"] & {
					error?: {
						/** @enum {string} */
						code?: "not_authorized";
					};
				};
			};
		};
		/** @description `resource_not_found` */
		ResourceNotFoundReplayable: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
				Deprecation: components["headers"]["Deprecation"];
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
		/** @description `idempotency_request_in_progress` */
		IdempotencyRequestInProgress: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				Deprecation: components["headers"]["Deprecation"];
				[name: string]: unknown;
			};
			content: {
				"application/json": components["schemas"]["Error"] & {
					error?: {
						/** @enum {string} */
						code?: "idempotency_request_in_progress";
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
				Deprecation: components["headers"]["Deprecation"];
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
				Deprecation: components["headers"]["Deprecation"];
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
		/** @description `internal_server_error` */
		InternalServerError: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				Deprecation: components["headers"]["Deprecation"];
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
				Deprecation: components["headers"]["Deprecation"];
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
		/** @description `resource_not_found` */
		ResourceNotFound: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				Deprecation: components["headers"]["Deprecation"];
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
		/** @description `cursor_invalid`, `parameter_invalid` */
		CursorInvalidOrParameterInvalid: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				Deprecation: components["headers"]["Deprecation"];
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
		/** @description `cursor_invalid` */
		CursorInvalid: {
			headers: {
				"Request-Id": components["headers"]["RequestId"];
				"Should-Retry": components["headers"]["ShouldRetry"];
				"Sandbox-Explain": components["headers"]["SandboxExplain"];
				"Sandbox-Warning": components["headers"]["SandboxWarning"];
				Deprecation: components["headers"]["Deprecation"];
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
	};
	parameters: {
		/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
		IdempotencyKey: string;
		/** @description As for the operations that require it. Without a key, no response is replayed. */
		OptionalIdempotencyKey: string;
		/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
		SubAccount: string;
		/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
		Account: string;
		/**
		 * @deprecated
		 * @description The former name of Sub-Account, which takes precedence when both are sent.
		 */
		SellerAccount: string;
	};
	requestBodies: never;
	headers: {
		/** @description Id of the request. */
		RequestId: string;
		/** @description `true` when the response is that of an earlier request. */
		IdempotentReplayed: "true";
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
		/** @description `true` when the request uses something deprecated: this operation, or the header Seller-Account. */
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
		requestBody?: {
			content: {
				"application/json": {
					/** @description Id of a key pair; starts with `test_` or `live_`. Required without HTTP Basic. */
					client_id?: string;
					/** @description Secret of the key pair. Required without HTTP Basic. */
					client_secret?: string;
					/**
					 * @description Optional; OAuth 2.0 clients send it.
					 * @enum {string}
					 */
					grant_type?: "client_credentials";
					/** @description Ignored, with a warning: OAuth 2.0 clients may send it. */
					scope?: string;
				};
				"application/x-www-form-urlencoded": {
					/** @description Id of a key pair; starts with `test_` or `live_`. Required without HTTP Basic. */
					client_id?: string;
					/** @description Secret of the key pair. Required without HTTP Basic. */
					client_secret?: string;
					/**
					 * @description Optional; OAuth 2.0 clients send it.
					 * @enum {string}
					 */
					grant_type?: "client_credentials";
					/** @description Ignored, with a warning: OAuth 2.0 clients may send it. */
					scope?: string;
				};
			};
		};
		responses: {
			/** @description Get an access token: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["AccessToken"];
				};
			};
			/** @description `content_encoding_mismatch`, `malformed_request` */
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
							code?: "content_encoding_mismatch" | "malformed_request";
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
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"WWW-Authenticate": components["headers"]["WWWAuthenticate"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
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
							code?: "charset_not_supported" | "content_encoding_not_supported";
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
			/** @description `internal_server_error` */
			500: {
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
			503: {
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
		};
	};
	createWebComponentToken: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description What the token is good for, each as `<role>:<kind>:<id>`. Roles: read, write. Kinds: account, business, checkout, tokenize. `account` and `tokenize` take the id of an account; `tokenize:<id>` means `write:tokenize:<id>`. */
					resources: string[];
				};
			};
		};
		responses: {
			/** @description Create a web component token: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["WebComponentToken"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listSubAccounts: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
				/** @description Only sub accounts with this status. */
				status?: "created" | "submitted" | "information_needed" | "enabled" | "rejected" | "disabled" | "archived";
				/** @description Only sub accounts of this business. */
				business_id?: string;
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List sub accounts: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SubAccountList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalidOrParameterInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createSubAccount: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Unique within the platform and mode, including archived sub accounts. */
					name: string;
					/**
					 * @description Default: the platform's currency.
					 * @enum {string}
					 */
					currency?: "usd" | "cad";
				};
			};
		};
		responses: {
			/** @description Create a sub account: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SubAccountEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			/** @description `duplicate_record`, `not_authorized` */
			403: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "duplicate_record" | "not_authorized";
						};
					};
				};
			};
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `currency_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "currency_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getSubAccount: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
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
			/** @description Get a sub account: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SubAccountEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getSubAccountSettings: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
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
			/** @description Get the settings of a sub account: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SubAccountSettingsEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listSellerAccounts: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
				/** @description Only sub accounts with this status. */
				status?: "created" | "submitted" | "information_needed" | "enabled" | "rejected" | "disabled" | "archived";
				/** @description Only sub accounts of this business. */
				business_id?: string;
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List seller accounts: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SellerAccountList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalidOrParameterInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createSellerAccount: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Unique within the platform and mode, including archived sub accounts. */
					name: string;
					/**
					 * @description Default: the platform's currency.
					 * @enum {string}
					 */
					currency?: "usd" | "cad";
				};
			};
		};
		responses: {
			/** @description Create a seller account: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SellerAccountEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			/** @description `duplicate_record`, `not_authorized` */
			403: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "duplicate_record" | "not_authorized";
						};
					};
				};
			};
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `currency_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "currency_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getSellerAccount: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
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
			/** @description Get a seller account: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["SellerAccountEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createOnboardingEntry: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description As for the operations that require it. Without a key, no response is replayed. */
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
						 * @description Type of business. Together with the structure, it determines the required fields.
						 * @enum {string}
						 */
						type?: "individual" | "for_profit" | "non_profit" | "government_entity";
						/**
						 * @description Legal structure.
						 * @enum {string}
						 */
						structure?: "sole_proprietorship" | "single_llc" | "multi_llc" | "private_partnership" | "private_corporation" | "unincorporated_association" | "public_partnership" | "public_corporation" | "incorporated" | "unincorporated" | "government_unit" | "government_instrumentality" | "tax_exempt_government_instrumentality";
						/**
						 * Format: uri-reference
						 * @description Web site: a host name, optionally with a path; `http://` or `https://` is optional.
						 */
						url?: string;
						/** @description Industry of the business. */
						industry?: string;
						/** @description Nine digits; dashes between them are allowed. Masked in responses. */
						tax_id?: string;
						/** @description Telephone number of the business. */
						phone?: string;
						/** @description E-mail address of the business. */
						email?: string;
						/** @description The registered business. */
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
						/** @description The business as customers know it. */
						doing_business_as?: {
							/** @description Name of the business for its customers. */
							name?: string;
						};
					};
					/** @description The person who represents the business. */
					representative?: {
						/** @description Full name. */
						name?: string;
						/** @description Position in the business. */
						title?: string;
						/** @description An e-mail address. */
						email?: string;
						/** @description Month of birth, two digits. */
						dob_month?: string;
						/** @description Day of birth, two digits. The day exists in the month. */
						dob_day?: string;
						/** @description Year of birth, four digits. A person is at least 18 years old on the platform's clock. */
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
						/** @description The last four digits of the social security number. Masked in responses. */
						ssn_last4?: string;
						/** @description Whether the representative owns a part of the business. */
						is_owner?: boolean;
					};
					/** @description At most 4, each with name and e-mail address. */
					owners?: {
						/** @description Full name. */
						name?: string;
						/** @description An e-mail address. */
						email?: string;
					}[];
					/** @description The bank account for payouts. */
					bank_account?: {
						/** @description Name of the bank. */
						bank_name?: string;
						/** @description Nickname of the account. */
						account_nickname?: string;
						/** @description Nine digits. */
						routing_number?: string;
						/** @description 4 to 17 digits. Masked in responses. */
						account_number?: string;
						/**
						 * @description Type of account.
						 * @enum {string}
						 */
						account_type?: "checking" | "savings";
						/** @description Name of the account owner. */
						account_owner_name?: string;
					};
					/** @description The consent to the terms of the service. */
					terms_and_conditions?: {
						/** @description Whether the terms are accepted. Only `true` counts as sent. */
						accepted?: boolean;
						/** @description IPv4 or IPv6 address of the person who accepted. */
						ip?: string;
						/** @description Browser of the person who accepted. */
						user_agent?: string;
					};
				};
			};
		};
		responses: {
			/** @description Create an onboarding entry: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["OnboardingEntryEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			/** @description `duplicate_record`, `not_authorized` */
			403: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "duplicate_record" | "not_authorized";
						};
					};
				};
			};
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `country_invalid`, `email_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `parameter_missing`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "country_invalid" | "email_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "parameter_missing" | "postal_code_invalid" | "state_invalid" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listBusinesses: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
				/** @description Only businesses whose legal name, or name for customers, contains this text, in lower or upper case. */
				business_name?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List businesses: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["BusinessList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createBusiness: {
		parameters: {
			query?: never;
			header?: {
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Registered name. */
					legal_name: string;
					/**
					 * Format: uri-reference
					 * @description Web site: a host name, optionally with a path; `http://` or `https://` is optional.
					 */
					website_url?: string;
					/** @description E-mail address of the business. */
					email?: string;
					/** @description Telephone number of the business. */
					phone?: string;
					/** @description Name of the business for its customers. */
					doing_business_as?: string;
					/**
					 * @deprecated
					 * @description Type of business, as in onboarding entries. Use `classification`.
					 * @enum {string}
					 */
					business_type?: "individual" | "for_profit" | "non_profit" | "government_entity";
					/**
					 * @deprecated
					 * @description Legal structure, as in onboarding entries. Use `classification`.
					 * @enum {string}
					 */
					business_structure?: "sole_proprietorship" | "single_llc" | "multi_llc" | "private_partnership" | "private_corporation" | "unincorporated_association" | "public_partnership" | "public_corporation" | "incorporated" | "unincorporated" | "government_unit" | "government_instrumentality" | "tax_exempt_government_instrumentality";
					/**
					 * @description Kind of business. It determines what a sub account of it requires.
					 * @enum {string}
					 */
					classification?: "government" | "limited" | "non_profit" | "partnership" | "corporation" | "public_company" | "sole_proprietor";
					/** @description Industry of the business. */
					industry?: string;
					/** @description Merchant category code: four digits. */
					mcc?: string;
					/** @description Nine digits; dashes between them are allowed. Only the last four are stored. */
					tax_id?: string;
					/**
					 * Format: date
					 * @description Such as 2020-02-29.
					 */
					date_of_incorporation?: string;
					/**
					 * @description Where it is registered. Default: USA. The country of a business cannot change.
					 * @enum {string}
					 */
					country_of_establishment?: "USA" | "CAN";
					/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					metadata?: {
						[key: string]: unknown;
					};
					/** @description Answers to further questions about the business, returned unchanged. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					additional_questions?: {
						[key: string]: unknown;
					};
					/** @description The registered address. */
					legal_address?: {
						/** @description An existing address. Default: the other fields are a new one. */
						id?: string;
						/** @description Street and number. */
						line1?: string;
						/** @description Flat, floor, building. */
						line2?: string;
						/** @description City. */
						city?: string;
						/** @description Two or three letters. */
						state?: string;
						/** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
						postal_code?: string;
						/** @description ISO 3166 code of two or three letters. */
						country?: string;
						/** @description Read-only: accepted and ignored. */
						readonly platform_account_id?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly created_at?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly updated_at?: unknown;
					};
					/** @description The person who represents the business. */
					representative?: {
						/** @description An existing identity. Default: the other fields are a new one. */
						id?: string;
						/** @description Full name. */
						name?: string;
						/** @description Position in the business. */
						title?: string;
						/** @description An e-mail address. */
						email?: string;
						/** @description Telephone number. */
						phone?: string;
						/** @description Day of birth, one or two digits. The day exists in the month. */
						dob_day?: string;
						/** @description Month of birth, one or two digits. */
						dob_month?: string;
						/** @description Year of birth, four digits. A person is at least 18 years old on the platform's clock. */
						dob_year?: string;
						/** @description Social security or social insurance number: nine digits; dashes between them are allowed. Only its last four digits are stored. */
						identification_number?: string;
						/** @description Whether the person owns a part of the business. */
						is_owner?: boolean;
						/** @description How much of the business the person owns, from 0 to 100. */
						ownership_percentage?: number | string;
						/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
						metadata?: {
							[key: string]: unknown;
						};
						/** @description Where the person lives. */
						address?: {
							/** @description An existing address. Default: the other fields are a new one. */
							id?: string;
							/** @description Street and number. */
							line1?: string;
							/** @description Flat, floor, building. */
							line2?: string;
							/** @description City. */
							city?: string;
							/** @description Two or three letters. */
							state?: string;
							/** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
							postal_code?: string;
							/** @description ISO 3166 code of two or three letters. */
							country?: string;
							/** @description Read-only: accepted and ignored. */
							readonly platform_account_id?: unknown;
							/** @description Read-only: accepted and ignored. */
							readonly created_at?: unknown;
							/** @description Read-only: accepted and ignored. */
							readonly updated_at?: unknown;
						};
						/** @description Read-only: accepted and ignored. */
						readonly business_id?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly platform_account_id?: unknown;
						/** @description Follows from `identification_number`: accepted and ignored. */
						readonly ssn_last4?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly documents?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly created_at?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly updated_at?: unknown;
					};
					/** @description At most 4. An update replaces all of them. */
					owners?: {
						/** @description An existing identity. Default: the other fields are a new one. */
						id?: string;
						/** @description Full name. */
						name?: string;
						/** @description Position in the business. */
						title?: string;
						/** @description An e-mail address. */
						email?: string;
						/** @description Telephone number. */
						phone?: string;
						/** @description Day of birth, one or two digits. The day exists in the month. */
						dob_day?: string;
						/** @description Month of birth, one or two digits. */
						dob_month?: string;
						/** @description Year of birth, four digits. A person is at least 18 years old on the platform's clock. */
						dob_year?: string;
						/** @description Social security or social insurance number: nine digits; dashes between them are allowed. Only its last four digits are stored. */
						identification_number?: string;
						/** @description Whether the person owns a part of the business. */
						is_owner?: boolean;
						/** @description How much of the business the person owns, from 0 to 100. */
						ownership_percentage?: number | string;
						/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
						metadata?: {
							[key: string]: unknown;
						};
						/** @description Where the person lives. */
						address?: {
							/** @description An existing address. Default: the other fields are a new one. */
							id?: string;
							/** @description Street and number. */
							line1?: string;
							/** @description Flat, floor, building. */
							line2?: string;
							/** @description City. */
							city?: string;
							/** @description Two or three letters. */
							state?: string;
							/** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
							postal_code?: string;
							/** @description ISO 3166 code of two or three letters. */
							country?: string;
							/** @description Read-only: accepted and ignored. */
							readonly platform_account_id?: unknown;
							/** @description Read-only: accepted and ignored. */
							readonly created_at?: unknown;
							/** @description Read-only: accepted and ignored. */
							readonly updated_at?: unknown;
						};
						/** @description Read-only: accepted and ignored. */
						readonly business_id?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly platform_account_id?: unknown;
						/** @description Follows from `identification_number`: accepted and ignored. */
						readonly ssn_last4?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly documents?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly created_at?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly updated_at?: unknown;
					}[];
					/** @description Read-only: accepted and ignored. */
					readonly id?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly platform_account_id?: unknown;
					/** @description Follows from `tax_id`: accepted and ignored. */
					readonly tax_id_last4?: unknown;
					/** @description Set by the acceptance of the terms: accepted and ignored. */
					readonly terms_conditions_accepted?: unknown;
					/** @description Set by provisioning: accepted and ignored. */
					readonly associated_accounts?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly documents?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly bank_accounts?: unknown;
					/** @description Set by provisioning: accepted and ignored. */
					readonly product_categories?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly bank_account_verification?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly created_at?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly updated_at?: unknown;
				};
			};
		};
		responses: {
			/** @description Create a business: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["BusinessEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `country_invalid`, `email_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `parameter_missing`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "country_invalid" | "email_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "parameter_missing" | "postal_code_invalid" | "state_invalid" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getBusiness: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				business_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Get a business: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["BusinessEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	updateBusiness: {
		parameters: {
			query?: never;
			header?: {
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path: {
				business_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Registered name. */
					legal_name?: string;
					/** @description Whether the business is archived. In test mode only. */
					archived?: boolean;
					/**
					 * Format: uri-reference
					 * @description Web site: a host name, optionally with a path; `http://` or `https://` is optional.
					 */
					website_url?: string;
					/** @description E-mail address of the business. */
					email?: string;
					/** @description Telephone number of the business. */
					phone?: string;
					/** @description Name of the business for its customers. */
					doing_business_as?: string;
					/**
					 * @deprecated
					 * @description Type of business, as in onboarding entries. Use `classification`.
					 * @enum {string}
					 */
					business_type?: "individual" | "for_profit" | "non_profit" | "government_entity";
					/**
					 * @deprecated
					 * @description Legal structure, as in onboarding entries. Use `classification`.
					 * @enum {string}
					 */
					business_structure?: "sole_proprietorship" | "single_llc" | "multi_llc" | "private_partnership" | "private_corporation" | "unincorporated_association" | "public_partnership" | "public_corporation" | "incorporated" | "unincorporated" | "government_unit" | "government_instrumentality" | "tax_exempt_government_instrumentality";
					/**
					 * @description Kind of business. It determines what a sub account of it requires.
					 * @enum {string}
					 */
					classification?: "government" | "limited" | "non_profit" | "partnership" | "corporation" | "public_company" | "sole_proprietor";
					/** @description Industry of the business. */
					industry?: string;
					/** @description Merchant category code: four digits. */
					mcc?: string;
					/** @description Nine digits; dashes between them are allowed. Only the last four are stored. */
					tax_id?: string;
					/**
					 * Format: date
					 * @description Such as 2020-02-29.
					 */
					date_of_incorporation?: string;
					/**
					 * @description Where it is registered. Default: USA. The country of a business cannot change.
					 * @enum {string}
					 */
					country_of_establishment?: "USA" | "CAN";
					/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					metadata?: {
						[key: string]: unknown;
					};
					/** @description Answers to further questions about the business, returned unchanged. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					additional_questions?: {
						[key: string]: unknown;
					};
					/** @description The registered address. */
					legal_address?: {
						/** @description An existing address. Default: the other fields are a new one. */
						id?: string;
						/** @description Street and number. */
						line1?: string;
						/** @description Flat, floor, building. */
						line2?: string;
						/** @description City. */
						city?: string;
						/** @description Two or three letters. */
						state?: string;
						/** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
						postal_code?: string;
						/** @description ISO 3166 code of two or three letters. */
						country?: string;
						/** @description Read-only: accepted and ignored. */
						readonly platform_account_id?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly created_at?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly updated_at?: unknown;
					};
					/** @description The person who represents the business. */
					representative?: {
						/** @description An existing identity. Default: the other fields are a new one. */
						id?: string;
						/** @description Full name. */
						name?: string;
						/** @description Position in the business. */
						title?: string;
						/** @description An e-mail address. */
						email?: string;
						/** @description Telephone number. */
						phone?: string;
						/** @description Day of birth, one or two digits. The day exists in the month. */
						dob_day?: string;
						/** @description Month of birth, one or two digits. */
						dob_month?: string;
						/** @description Year of birth, four digits. A person is at least 18 years old on the platform's clock. */
						dob_year?: string;
						/** @description Social security or social insurance number: nine digits; dashes between them are allowed. Only its last four digits are stored. */
						identification_number?: string;
						/** @description Whether the person owns a part of the business. */
						is_owner?: boolean;
						/** @description How much of the business the person owns, from 0 to 100. */
						ownership_percentage?: number | string;
						/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
						metadata?: {
							[key: string]: unknown;
						};
						/** @description Where the person lives. */
						address?: {
							/** @description An existing address. Default: the other fields are a new one. */
							id?: string;
							/** @description Street and number. */
							line1?: string;
							/** @description Flat, floor, building. */
							line2?: string;
							/** @description City. */
							city?: string;
							/** @description Two or three letters. */
							state?: string;
							/** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
							postal_code?: string;
							/** @description ISO 3166 code of two or three letters. */
							country?: string;
							/** @description Read-only: accepted and ignored. */
							readonly platform_account_id?: unknown;
							/** @description Read-only: accepted and ignored. */
							readonly created_at?: unknown;
							/** @description Read-only: accepted and ignored. */
							readonly updated_at?: unknown;
						};
						/** @description Read-only: accepted and ignored. */
						readonly business_id?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly platform_account_id?: unknown;
						/** @description Follows from `identification_number`: accepted and ignored. */
						readonly ssn_last4?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly documents?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly created_at?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly updated_at?: unknown;
					};
					/** @description At most 4. An update replaces all of them. */
					owners?: {
						/** @description An existing identity. Default: the other fields are a new one. */
						id?: string;
						/** @description Full name. */
						name?: string;
						/** @description Position in the business. */
						title?: string;
						/** @description An e-mail address. */
						email?: string;
						/** @description Telephone number. */
						phone?: string;
						/** @description Day of birth, one or two digits. The day exists in the month. */
						dob_day?: string;
						/** @description Month of birth, one or two digits. */
						dob_month?: string;
						/** @description Year of birth, four digits. A person is at least 18 years old on the platform's clock. */
						dob_year?: string;
						/** @description Social security or social insurance number: nine digits; dashes between them are allowed. Only its last four digits are stored. */
						identification_number?: string;
						/** @description Whether the person owns a part of the business. */
						is_owner?: boolean;
						/** @description How much of the business the person owns, from 0 to 100. */
						ownership_percentage?: number | string;
						/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
						metadata?: {
							[key: string]: unknown;
						};
						/** @description Where the person lives. */
						address?: {
							/** @description An existing address. Default: the other fields are a new one. */
							id?: string;
							/** @description Street and number. */
							line1?: string;
							/** @description Flat, floor, building. */
							line2?: string;
							/** @description City. */
							city?: string;
							/** @description Two or three letters. */
							state?: string;
							/** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
							postal_code?: string;
							/** @description ISO 3166 code of two or three letters. */
							country?: string;
							/** @description Read-only: accepted and ignored. */
							readonly platform_account_id?: unknown;
							/** @description Read-only: accepted and ignored. */
							readonly created_at?: unknown;
							/** @description Read-only: accepted and ignored. */
							readonly updated_at?: unknown;
						};
						/** @description Read-only: accepted and ignored. */
						readonly business_id?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly platform_account_id?: unknown;
						/** @description Follows from `identification_number`: accepted and ignored. */
						readonly ssn_last4?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly documents?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly created_at?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly updated_at?: unknown;
					}[];
					/** @description Read-only: accepted and ignored. */
					readonly id?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly platform_account_id?: unknown;
					/** @description Follows from `tax_id`: accepted and ignored. */
					readonly tax_id_last4?: unknown;
					/** @description Set by the acceptance of the terms: accepted and ignored. */
					readonly terms_conditions_accepted?: unknown;
					/** @description Set by provisioning: accepted and ignored. */
					readonly associated_accounts?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly documents?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly bank_accounts?: unknown;
					/** @description Set by provisioning: accepted and ignored. */
					readonly product_categories?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly bank_account_verification?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly created_at?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly updated_at?: unknown;
				};
			};
		};
		responses: {
			/** @description Update a business: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["BusinessEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `country_invalid`, `email_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "country_invalid" | "email_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "postal_code_invalid" | "state_invalid" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listIdentities: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
				/** @description Only people of this business. */
				business_id?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List identities: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["IdentityList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createIdentity: {
		parameters: {
			query?: never;
			header?: {
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description The business that the person belongs to. A person stays with a business. */
					business_id?: string;
					/** @description Full name. */
					name?: string;
					/** @description Position in the business. */
					title?: string;
					/** @description An e-mail address. */
					email?: string;
					/** @description Telephone number. */
					phone?: string;
					/** @description Day of birth, one or two digits. The day exists in the month. */
					dob_day?: string;
					/** @description Month of birth, one or two digits. */
					dob_month?: string;
					/** @description Year of birth, four digits. A person is at least 18 years old on the platform's clock. */
					dob_year?: string;
					/** @description Social security or social insurance number: nine digits; dashes between them are allowed. Only its last four digits are stored. */
					identification_number?: string;
					/** @description Whether the person owns a part of the business. */
					is_owner?: boolean;
					/** @description How much of the business the person owns, from 0 to 100. */
					ownership_percentage?: number | string;
					/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					metadata?: {
						[key: string]: unknown;
					};
					/** @description Where the person lives. */
					address?: {
						/** @description An existing address. Default: the other fields are a new one. */
						id?: string;
						/** @description Street and number. */
						line1?: string;
						/** @description Flat, floor, building. */
						line2?: string;
						/** @description City. */
						city?: string;
						/** @description Two or three letters. */
						state?: string;
						/** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
						postal_code?: string;
						/** @description ISO 3166 code of two or three letters. */
						country?: string;
						/** @description Read-only: accepted and ignored. */
						readonly platform_account_id?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly created_at?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly updated_at?: unknown;
					};
					/** @description Read-only: accepted and ignored. */
					readonly id?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly platform_account_id?: unknown;
					/** @description Follows from `identification_number`: accepted and ignored. */
					readonly ssn_last4?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly documents?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly created_at?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly updated_at?: unknown;
				};
			};
		};
		responses: {
			/** @description Create an identity: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["IdentityEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `country_invalid`, `email_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "country_invalid" | "email_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "postal_code_invalid" | "state_invalid" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getIdentity: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				identity_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Get an identity: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["IdentityEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	updateIdentity: {
		parameters: {
			query?: never;
			header?: {
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path: {
				identity_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description The business that the person belongs to. A person stays with a business. */
					business_id?: string;
					/** @description Full name. */
					name?: string;
					/** @description Position in the business. */
					title?: string;
					/** @description An e-mail address. */
					email?: string;
					/** @description Telephone number. */
					phone?: string;
					/** @description Day of birth, one or two digits. The day exists in the month. */
					dob_day?: string;
					/** @description Month of birth, one or two digits. */
					dob_month?: string;
					/** @description Year of birth, four digits. A person is at least 18 years old on the platform's clock. */
					dob_year?: string;
					/** @description Social security or social insurance number: nine digits; dashes between them are allowed. Only its last four digits are stored. */
					identification_number?: string;
					/** @description Whether the person owns a part of the business. */
					is_owner?: boolean;
					/** @description How much of the business the person owns, from 0 to 100. */
					ownership_percentage?: number | string;
					/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					metadata?: {
						[key: string]: unknown;
					};
					/** @description Where the person lives. */
					address?: {
						/** @description An existing address. Default: the other fields are a new one. */
						id?: string;
						/** @description Street and number. */
						line1?: string;
						/** @description Flat, floor, building. */
						line2?: string;
						/** @description City. */
						city?: string;
						/** @description Two or three letters. */
						state?: string;
						/** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
						postal_code?: string;
						/** @description ISO 3166 code of two or three letters. */
						country?: string;
						/** @description Read-only: accepted and ignored. */
						readonly platform_account_id?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly created_at?: unknown;
						/** @description Read-only: accepted and ignored. */
						readonly updated_at?: unknown;
					};
					/** @description Read-only: accepted and ignored. */
					readonly id?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly platform_account_id?: unknown;
					/** @description Follows from `identification_number`: accepted and ignored. */
					readonly ssn_last4?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly documents?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly created_at?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly updated_at?: unknown;
				};
			};
		};
		responses: {
			/** @description Update an identity: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["IdentityEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `country_invalid`, `email_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "country_invalid" | "email_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "postal_code_invalid" | "state_invalid" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listAddresses: {
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
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List addresses: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["AddressList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createAddress: {
		parameters: {
			query?: never;
			header?: {
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Street and number. */
					line1?: string;
					/** @description Flat, floor, building. */
					line2?: string;
					/** @description City. */
					city?: string;
					/** @description Two or three letters. */
					state?: string;
					/** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
					postal_code?: string;
					/** @description ISO 3166 code of two or three letters. */
					country?: string;
					/** @description Read-only: accepted and ignored. */
					readonly id?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly platform_account_id?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly created_at?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly updated_at?: unknown;
				};
			};
		};
		responses: {
			/** @description Create an address: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["AddressEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `country_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "country_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "postal_code_invalid" | "state_invalid" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getAddress: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				address_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Get an address: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["AddressEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	updateAddress: {
		parameters: {
			query?: never;
			header?: {
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path: {
				address_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Street and number. */
					line1?: string;
					/** @description Flat, floor, building. */
					line2?: string;
					/** @description City. */
					city?: string;
					/** @description Two or three letters. */
					state?: string;
					/** @description Postal code, 2 to 10 letters, digits, spaces or dashes. */
					postal_code?: string;
					/** @description ISO 3166 code of two or three letters. */
					country?: string;
					/** @description Read-only: accepted and ignored. */
					readonly id?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly platform_account_id?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly created_at?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly updated_at?: unknown;
				};
			};
		};
		responses: {
			/** @description Update an address: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["AddressEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `country_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "country_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "postal_code_invalid" | "state_invalid" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listBankAccounts: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
				/** @description Only bank accounts of this business. */
				business_id?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List bank accounts: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EntityBankAccountList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createBankAccount: {
		parameters: {
			query?: never;
			header?: {
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description The business that it belongs to. */
					business_id: string;
					/** @description Name of the account owner. */
					account_owner_name: string;
					/**
					 * @description Type of account.
					 * @enum {string}
					 */
					account_type: "checking" | "savings";
					/** @description 4 to 17 digits. Only the last four are stored. */
					account_number: string;
					/** @description Nine digits. Required, unless both `institution_number` and `transit_number` are sent. */
					routing_number?: string;
					/** @description Three digits, in Canada. */
					institution_number?: string;
					/** @description Five digits, in Canada. */
					transit_number?: string;
					/** @description Name of the bank. */
					bank_name: string;
					/** @description Nickname of the account. */
					nickname?: string;
					/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					metadata?: {
						[key: string]: unknown;
					};
					/** @description Read-only: accepted and ignored. */
					readonly id?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly platform_account_id?: unknown;
					/** @description Follows from `account_number`: accepted and ignored. */
					readonly acct_last_four?: unknown;
					/** @description That of the business: accepted and ignored. */
					readonly country?: unknown;
					/** @description That of the business: accepted and ignored. */
					readonly currency?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly created_at?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly updated_at?: unknown;
				};
			};
		};
		responses: {
			/** @description Create a bank account: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EntityBankAccountEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getBankAccount: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				bank_account_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Get a bank account: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EntityBankAccountEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listDocuments: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
				/** @description Only documents of this business, without those of its people. */
				business_id?: string;
				/** @description Only documents of this person; wins over `business_id`. */
				identity_id?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List documents: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EntityDocumentList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createDocument: {
		parameters: {
			query?: never;
			header?: {
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description The business that it belongs to. A document has a `business_id`, an `identity_id`, or both. */
					business_id?: string;
					/** @description The person that it belongs to. With a `business_id` it is a person of that business. */
					identity_id?: string;
					/** @description Name of the file. Its extension fits the `file_type`. */
					file_name: string;
					/**
					 * @description Media type of the file.
					 * @enum {string}
					 */
					file_type: "image/jpeg" | "image/png" | "application/pdf" | "application/zip" | "application/x-zip-compressed";
					/**
					 * @description What the document is.
					 * @enum {string}
					 */
					document_type: "articles_of_incorporation" | "balance_sheet" | "bank_statement" | "birth_certificate" | "business_registration" | "citizenship_card" | "driver_license" | "foreign_passport" | "government_id" | "nexus_card" | "passport" | "profit_and_loss_statement" | "resident_card" | "sin_card" | "ssn_card" | "status_card" | "tax_return" | "voided_check" | "other";
					/** @description Free text. */
					description?: string;
					/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					metadata?: {
						[key: string]: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Create a document: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EntityDocumentEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getDocument: {
		parameters: {
			query?: never;
			header?: never;
			path: {
				document_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Get a document: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["EntityDocumentEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createTermsAndConditions: {
		parameters: {
			query?: never;
			header?: {
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description The business that accepts. */
					business_id: string;
					/** @description Whether the terms are accepted. Only `true` counts as sent. */
					accepted: boolean;
					/** @description IPv4 or IPv6 address of the person who accepts. Default: that of the caller. */
					ip?: string;
					/** @description Browser of the person who accepts. */
					user_agent?: string;
					/** @description Read-only: accepted and ignored. */
					readonly id?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly platform_account_id?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly created_at?: unknown;
					/** @description Read-only: accepted and ignored. */
					readonly updated_at?: unknown;
				};
			};
		};
		responses: {
			/** @description Accept the terms and conditions: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["TermsAndConditionsEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createProvisioning: {
		parameters: {
			query?: never;
			header?: {
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description The business. */
					business_id: string;
					/**
					 * @description What for.
					 * @enum {string}
					 */
					product_category: "payment";
					/** @description Name of the sub account, unique within the platform. Default: the name of the business for its customers, else its legal name. */
					new_account_name?: string;
				};
			};
		};
		responses: {
			/** @description Provision a business: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProvisioningEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			/** @description `duplicate_record`, `not_authorized` */
			403: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "duplicate_record" | "not_authorized";
						};
					};
				};
			};
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listActiveFeeConfigurations: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path: {
				sub_account_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List active fee configurations: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["FeeConfigurationList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listScheduledFeeConfigurations: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path: {
				sub_account_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List scheduled fee configurations: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["FeeConfigurationList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getActiveFeeConfiguration: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
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
			/** @description Get the active fee configuration of a type: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["FeeConfigurationEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createFeeConfiguration: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
				"Idempotency-Key": components["parameters"]["IdempotencyKey"];
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
					/** @description Percent of the amount: 2.75 means 2.75 %. The calculation is exact for any number of decimals. */
					variable_rate: number;
					/**
					 * @description Flat fee for each transaction, in addition.
					 * @default 0
					 */
					transaction_fee_cents?: number;
					/** @description Maximum fee. Default: no limit. */
					fee_cap_cents?: number;
					/**
					 * Format: date-time
					 * @description Start of the period in which it applies. Default: now. It is not before now on the platform's clock.
					 */
					effective_start?: string;
					/**
					 * Format: date-time
					 * @description End of the period in which it applies. It is later than `effective_start`. A base processing fee never ends: another configuration replaces it.
					 */
					effective_end?: string;
				};
			};
		};
		responses: {
			/** @description Create a fee configuration: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["FeeConfigurationEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request" | "sub_account_not_enabled";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `effective_end_must_be_after_effective_start`, `effective_end_must_be_nil_for_fee_type`, `effective_start_invalid`, `fee_configurations_not_supported`, `fee_type_must_be_inside_hierarchy`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "effective_end_must_be_after_effective_start" | "effective_end_must_be_nil_for_fee_type" | "effective_start_invalid" | "fee_configurations_not_supported" | "fee_type_must_be_inside_hierarchy" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listFeeConfigurationHistory: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path: {
				sub_account_id: string;
				fee_type: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List all fee configurations of a type: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["FeeConfigurationList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listPaymentMethods: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
				/** @description Only payment methods of this customer. */
				customer_id?: string;
				/** @description Only payment methods of this group. */
				payment_method_group_id?: string;
				/** @description Only payment methods created before this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				created_before?: string;
				/** @description Only payment methods created after this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				created_after?: string;
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List payment methods: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentMethodList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalidOrParameterInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createPaymentMethod: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
				"Idempotency-Key": components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description The payment method to store. It has either a card or a bank account. */
					payment_method: {
						/** @description A card. */
						card?: {
							/** @description Name on the card. */
							name: string;
							/** @description Card number; spaces and dashes are allowed. Never stored and never returned. */
							number: string;
							/** @description Security code. Never stored and never returned. It has four digits for American Express, and three for the other brands. */
							verification?: string | number;
							/** @description Month of expiry, 1 to 12. */
							month: string | number;
							/** @description Year of expiry, two or four digits. Month and year have not passed on the platform's clock. */
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
							address_postal_code: string | number;
							/** @description ISO 3166 code of two letters. */
							address_country?: string;
							/** @description Accepted and ignored: the brand follows from the number. */
							brand?: string;
							/** @description Stored with the card. In test mode `payment_test.error` names an error to simulate. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
							metadata?: {
								[key: string]: unknown;
							};
						};
						/** @description A bank account. */
						bank_account?: {
							/** @description Name of the account owner. */
							account_owner_name: string;
							/** @description Nine digits. */
							routing_number: string;
							/** @description 4 to 17 digits. Never stored and never returned. */
							account_number: string;
							/**
							 * @description Type of account.
							 * @enum {string}
							 */
							account_type: "checking" | "savings";
							/**
							 * @description Type of owner.
							 * @enum {string}
							 */
							account_owner_type: "individual" | "company";
							/** @description ISO 3166 code of two letters. */
							country: string;
							/**
							 * @description Currency of the bank account. A bank account is charged in the account's currency, and an account in `cad` charges none.
							 * @enum {string}
							 */
							currency: "usd" | "cad";
							/** @description Name of the bank. */
							bank_name?: string;
							/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
							metadata?: {
								[key: string]: unknown;
							};
						};
						/** @description Group of the account to which the payment method is added. If it is sent in both places, it is the same group. */
						payment_method_group_id?: string;
						/** @description The customer follows from `email`: accepted and ignored. */
						readonly customer_id?: unknown;
					};
					/** @description Customer of the payment method. The first use of an address in an account creates a customer, who can have 50 payment methods. The same card or bank account counts once. Case is ignored. */
					email?: string;
					/** @description Group of the account to which the payment method is added. If it is sent in both places, it is the same group. */
					payment_method_group_id?: string;
					/** @description The customer follows from `email`: accepted and ignored. */
					readonly customer_id?: unknown;
					/** @description Whether to store a card that has expired, or whose security code is wrong: with the status `invalid`. Paying with it fails. */
					force_tokenize?: boolean;
				};
			};
		};
		responses: {
			/** @description Create a payment method: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentMethodEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled`, `parameter_missing` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request" | "sub_account_not_enabled" | "parameter_missing";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			/** @description `card_number_invalid`, `expired_card`, `gateway_authentication_error`, `gateway_error`, `gateway_error_please_retry`, `invalid_address`, `invalid_card_brand`, `invalid_card_number`, `invalid_cvc`, `invalid_expiry_date`, `invalid_expiry_month`, `invalid_expiry_year`, `invalid_zip_code` */
			402: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "card_number_invalid" | "expired_card" | "gateway_authentication_error" | "gateway_error" | "gateway_error_please_retry" | "invalid_address" | "invalid_card_brand" | "invalid_card_number" | "invalid_cvc" | "invalid_expiry_date" | "invalid_expiry_month" | "invalid_expiry_year" | "invalid_zip_code";
						};
					};
				};
			};
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `acct_last_four_required`, `brand_required`, `card_name_required`, `card_number_required`, `country_invalid`, `currency_invalid`, `currency_required`, `customer_max_payment_methods`, `email_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `month_invalid`, `parameter_invalid`, `parameter_missing`, `payment_method_group_max_payment_methods`, `payment_method_required`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter`, `verification_invalid`, `year_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "acct_last_four_required" | "brand_required" | "card_name_required" | "card_number_required" | "country_invalid" | "currency_invalid" | "currency_required" | "customer_max_payment_methods" | "email_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "month_invalid" | "parameter_invalid" | "parameter_missing" | "payment_method_group_max_payment_methods" | "payment_method_required" | "postal_code_invalid" | "state_invalid" | "unexpected_parameter" | "verification_invalid" | "year_invalid";
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
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
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
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "gateway_timeout_error" | "internal_server_error";
						};
					};
				};
			};
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getPaymentMethod: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
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
			/** @description Get a payment method: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentMethodEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			/** @description `payment_method_not_found`, `resource_not_found` */
			404: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "payment_method_not_found" | "resource_not_found";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	updatePaymentMethod: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
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
					/** @description New details of a card. Absent fields do not change. For a payment method of this kind, which requires it. */
					card?: {
						/** @description Name on the card. */
						name?: string;
						/** @description Month of expiry, 1 to 12. */
						month?: string | number;
						/** @description Year of expiry, two or four digits. Month and year have not passed on the platform's clock. */
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
						/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
						metadata?: {
							[key: string]: unknown;
						};
					};
					/** @description New metadata of a bank account. For a payment method of this kind, which requires it. */
					bank_account?: {
						/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
						metadata?: {
							[key: string]: unknown;
						};
					};
				};
			};
		};
		responses: {
			/** @description Update a payment method: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentMethodEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			/** @description `expired_card` */
			402: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "expired_card";
						};
					};
				};
			};
			403: components["responses"]["NotAuthorized"];
			/** @description `payment_method_not_found`, `resource_not_found` */
			404: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "payment_method_not_found" | "resource_not_found";
						};
					};
				};
			};
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `country_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `month_invalid`, `parameter_invalid`, `parameter_missing`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter`, `year_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "country_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "month_invalid" | "parameter_invalid" | "parameter_missing" | "postal_code_invalid" | "state_invalid" | "unexpected_parameter" | "year_invalid";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	clonePaymentMethod: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
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
					/** @description The account of the new payment method: an account of the platform in the same mode. A bank account is charged in the account's currency, and an account in `cad` charges none. */
					destination_account_id: string;
				};
			};
		};
		responses: {
			/** @description Clone a payment method: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentMethodEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request" | "sub_account_not_enabled";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			/** @description `payment_method_not_found`, `resource_not_found` */
			404: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "payment_method_not_found" | "resource_not_found";
						};
					};
				};
			};
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `currency_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "currency_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listPaymentMethodGroups: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List payment method groups: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentMethodGroupList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createPaymentMethodGroup: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				"application/json": Record<string, never>;
			};
		};
		responses: {
			/** @description Create a payment method group: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentMethodGroupEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `malformed_request`, `sub_account_not_enabled`, `parameter_missing` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "malformed_request" | "sub_account_not_enabled" | "parameter_missing";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getPaymentMethodGroup: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
			};
			path: {
				payment_method_group_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Get a payment method group: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentMethodGroupDetailsEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	updatePaymentMethodGroup: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path: {
				payment_method_group_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description The payment methods to add. */
					payment_method_ids: string[];
				};
			};
		};
		responses: {
			/** @description Add payment methods to a group: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentMethodGroupDetailsEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			/** @description `payment_method_not_found`, `resource_not_found` */
			404: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "payment_method_not_found" | "resource_not_found";
						};
					};
				};
			};
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `parameter_missing`, `payment_method_group_max_payment_methods`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "parameter_missing" | "payment_method_group_max_payment_methods" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	deletePaymentMethodFromGroup: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path: {
				payment_method_group_id: string;
				payment_method_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Delete a payment method from a group: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentMethodGroupDetailsEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			/** @description `payment_method_not_found`, `resource_not_found` */
			404: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "payment_method_not_found" | "resource_not_found";
						};
					};
				};
			};
			409: components["responses"]["IdempotencyRequestInProgress"];
			/** @description `idempotency_key_invalid`, `idempotency_params_mismatch` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_key_invalid" | "idempotency_params_mismatch";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listPayments: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
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
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List payments: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalidOrParameterInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createPayment: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
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
					 * @description ISO 4217 code in lower case. It must be the account's currency.
					 * @enum {string}
					 */
					currency: "usd" | "cad";
					/**
					 * @description `manual` only authorizes the payment. A bank account takes `automatic` only.
					 * @default automatic
					 * @enum {string}
					 */
					capture_strategy?: "automatic" | "manual";
					/** @description Customer of the payment method: of a new one, or of a token without a customer. A payment method that already has a customer keeps it. */
					email?: string;
					/** @description Free text. */
					description?: string;
					/** @description Stored with the payment. In test mode `payment_test.scenario` names a test scenario, of cards or of bank payments, and `payment_test.error` an error to simulate. `dispute_test_spec` opens a dispute of the payment. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. The `due_date` of a `dispute_test_spec` is after the dispute opens. */
					metadata?: {
						[key: string]: unknown;
					};
					/** @description Replace the configured fees of the same types. At most 100. All fees of a request together are at most the amount of the payment. A request has either `fees` or an application fee. Only for an account in `usd`. */
					fees?: {
						/**
						 * @description Type of the fee. Each type occurs at most once.
						 * @enum {string}
						 */
						type: "processing_fee" | "platform_fee";
						/** @description Smallest unit of the currency; 0 waives the configured fee of the type. */
						amount: number;
					}[];
					/** @description The former form of `fees`, as a single amount. No other fee is charged. All fees of a request together are at most the amount of the payment. A request has either `fees` or an application fee. Only for an account in `usd`. */
					application_fee_amount?: number;
					/** @description Exactly one of a card, a bank account and a token. */
					payment_method: {
						/** @description A card. */
						card?: {
							/** @description Name on the card. */
							name: string;
							/** @description Card number; spaces and dashes are allowed. Never stored and never returned. */
							number: string;
							/** @description Security code. Never stored and never returned. It has four digits for American Express, and three for the other brands. */
							verification?: string | number;
							/** @description Month of expiry, 1 to 12. */
							month: string | number;
							/** @description Year of expiry, two or four digits. Month and year have not passed on the platform's clock. */
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
							address_postal_code: string | number;
							/** @description ISO 3166 code of two letters. */
							address_country?: string;
							/** @description Accepted and ignored: the brand follows from the number. */
							brand?: string;
							/** @description Stored with the card. In test mode `payment_test.error` names an error to simulate. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
							metadata?: {
								[key: string]: unknown;
							};
						};
						/** @description A bank account. */
						bank_account?: {
							/** @description Name of the account owner. */
							account_owner_name: string;
							/** @description Nine digits. */
							routing_number: string;
							/** @description 4 to 17 digits. Never stored and never returned. */
							account_number: string;
							/**
							 * @description Type of account.
							 * @enum {string}
							 */
							account_type: "checking" | "savings";
							/**
							 * @description Type of owner.
							 * @enum {string}
							 */
							account_owner_type: "individual" | "company";
							/** @description ISO 3166 code of two letters. */
							country: string;
							/**
							 * @description Currency of the bank account. A bank account is charged in the account's currency, and an account in `cad` charges none.
							 * @enum {string}
							 */
							currency: "usd" | "cad";
							/** @description Name of the bank. */
							bank_name?: string;
							/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
							metadata?: {
								[key: string]: unknown;
							};
						};
						/** @description Token of a payment method of the account. */
						token?: string;
					};
					/** @description What the payer reads on the statement of the card or bank account. */
					statement_descriptor?: string;
					/** @description Whether a bank payment bears the fee `processing_ach_expedited`. Without effect on a card. */
					expedited?: boolean;
				};
			};
		};
		responses: {
			/** @description Create a payment: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled`, `parameter_missing` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request" | "sub_account_not_enabled" | "parameter_missing";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			/** @description `account_closed`, `amount_too_large`, `amount_too_small`, `card_decline_rate_limit_exceeded`, `card_declined`, `card_number_invalid`, `do_not_honor`, `do_not_retry`, `exceeds_card_limit`, `expired_card`, `gateway_authentication_error`, `gateway_error`, `gateway_error_please_retry`, `incorrect_pin`, `insufficient_funds`, `invalid_address`, `invalid_card_brand`, `invalid_card_number`, `invalid_charge_amount`, `invalid_cvc`, `invalid_expiry_date`, `invalid_expiry_month`, `invalid_expiry_year`, `invalid_sub_account`, `invalid_zip_code`, `issuer_not_available`, `new_card_issued`, `pin_required`, `pin_tries_exceeded`, `restricted_card`, `service_not_allowed` */
			402: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "account_closed" | "amount_too_large" | "amount_too_small" | "card_decline_rate_limit_exceeded" | "card_declined" | "card_number_invalid" | "do_not_honor" | "do_not_retry" | "exceeds_card_limit" | "expired_card" | "gateway_authentication_error" | "gateway_error" | "gateway_error_please_retry" | "incorrect_pin" | "insufficient_funds" | "invalid_address" | "invalid_card_brand" | "invalid_card_number" | "invalid_charge_amount" | "invalid_cvc" | "invalid_expiry_date" | "invalid_expiry_month" | "invalid_expiry_year" | "invalid_sub_account" | "invalid_zip_code" | "issuer_not_available" | "new_card_issued" | "pin_required" | "pin_tries_exceeded" | "restricted_card" | "service_not_allowed";
						};
					};
				};
			};
			403: components["responses"]["NotAuthorized"];
			/** @description `payment_method_not_found`, `resource_not_found` */
			404: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
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
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "gateway_idempotency_error" | "idempotency_concurrent_request" | "idempotency_request_in_progress" | "token_in_use";
						};
					};
				};
			};
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `acct_last_four_required`, `amount_above_maximum`, `amount_below_minimum`, `amount_must_be_an_integer`, `amount_required`, `application_fee_rate_id_required`, `application_fee_required`, `brand_required`, `capture_strategy_invalid`, `card_name_required`, `card_number_required`, `country_invalid`, `currency_invalid`, `currency_required`, `customer_id_required`, `customer_max_payment_methods`, `email_invalid`, `email_required`, `fee_amount_greater_than_payment_amount`, `fee_amount_greater_than_zero`, `fee_and_application_fee_declared`, `fees_invalid`, `gateway_account_id_required`, `gateway_ref_id_required`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `month_invalid`, `multiple_of_same_fee_type`, `parameter_invalid`, `parameter_missing`, `payment_method_required`, `payment_method_token_required`, `postal_code_invalid`, `state_invalid`, `token_already_used`, `transfer_required`, `unexpected_parameter`, `verification_invalid`, `year_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
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
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
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
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "gateway_timeout_error" | "internal_server_error";
						};
					};
				};
			};
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getPayment: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
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
			/** @description Get a payment: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	updatePayment: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
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
					/** @description Free text. */
					description?: string;
					/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					metadata?: {
						[key: string]: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Update a payment: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	capturePayment: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
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
					/** @description Default: the whole amount. A capture takes the whole amount of the payment. Null is refused. */
					amount?: number;
				};
			};
		};
		responses: {
			/** @description Capture a payment: the same response to a repeated Idempotency-Key. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentEnvelope"];
				};
			};
			/** @description Capture a payment: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request" | "sub_account_not_enabled";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `charge_expired_for_capture`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `parameter_invalid`, `payment_already_captured`, `payment_cannot_be_captured`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "charge_expired_for_capture" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "parameter_invalid" | "payment_already_captured" | "payment_cannot_be_captured" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	voidPayment: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
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
			/** @description Void a payment: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			/** @description `idempotency_request_in_progress`, `refund_in_progress` */
			409: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_request_in_progress" | "refund_in_progress";
						};
					};
				};
			};
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `payment_cannot_be_voided`, `payment_outside_void_window`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "payment_cannot_be_voided" | "payment_outside_void_window" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listPaymentIntents: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List payment intents: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentIntentList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createPaymentIntent: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
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
					 * @description ISO 4217 code in lower case. It must be the account's currency.
					 * @enum {string}
					 */
					currency: "usd" | "cad";
					/** @description Free text. */
					description?: string;
					/** @description Stored with the intent and its payments. In test mode `payment_test.scenario` names the test scenario of its capture. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					metadata?: {
						[key: string]: unknown;
					};
					/** @description Exactly one of a card, a bank account and a token. */
					payment_method?: {
						/** @description A card. */
						card?: {
							/** @description Name on the card. */
							name: string;
							/** @description Card number; spaces and dashes are allowed. Never stored and never returned. */
							number: string;
							/** @description Security code. Never stored and never returned. It has four digits for American Express, and three for the other brands. */
							verification?: string | number;
							/** @description Month of expiry, 1 to 12. */
							month: string | number;
							/** @description Year of expiry, two or four digits. Month and year have not passed on the platform's clock. */
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
							address_postal_code: string | number;
							/** @description ISO 3166 code of two letters. */
							address_country?: string;
							/** @description Accepted and ignored: the brand follows from the number. */
							brand?: string;
							/** @description Stored with the card. In test mode `payment_test.error` names an error to simulate. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
							metadata?: {
								[key: string]: unknown;
							};
						};
						/** @description A bank account. */
						bank_account?: {
							/** @description Name of the account owner. */
							account_owner_name: string;
							/** @description Nine digits. */
							routing_number: string;
							/** @description 4 to 17 digits. Never stored and never returned. */
							account_number: string;
							/**
							 * @description Type of account.
							 * @enum {string}
							 */
							account_type: "checking" | "savings";
							/**
							 * @description Type of owner.
							 * @enum {string}
							 */
							account_owner_type: "individual" | "company";
							/** @description ISO 3166 code of two letters. */
							country: string;
							/**
							 * @description Currency of the bank account. A bank account is charged in the account's currency, and an account in `cad` charges none.
							 * @enum {string}
							 */
							currency: "usd" | "cad";
							/** @description Name of the bank. */
							bank_name?: string;
							/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
							metadata?: {
								[key: string]: unknown;
							};
						};
						/** @description Token of a payment method of the account. */
						token?: string;
					};
				};
			};
		};
		responses: {
			/** @description Create a payment intent: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentIntent"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled`, `parameter_missing` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request" | "sub_account_not_enabled" | "parameter_missing";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			/** @description `card_number_invalid`, `expired_card`, `gateway_authentication_error`, `gateway_error`, `gateway_error_please_retry`, `invalid_address`, `invalid_card_brand`, `invalid_card_number`, `invalid_cvc`, `invalid_expiry_date`, `invalid_expiry_month`, `invalid_expiry_year`, `invalid_zip_code` */
			402: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "card_number_invalid" | "expired_card" | "gateway_authentication_error" | "gateway_error" | "gateway_error_please_retry" | "invalid_address" | "invalid_card_brand" | "invalid_card_number" | "invalid_cvc" | "invalid_expiry_date" | "invalid_expiry_month" | "invalid_expiry_year" | "invalid_zip_code";
						};
					};
				};
			};
			403: components["responses"]["NotAuthorized"];
			/** @description `payment_method_not_found`, `resource_not_found` */
			404: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "payment_method_not_found" | "resource_not_found";
						};
					};
				};
			};
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `acct_last_four_required`, `amount_above_maximum`, `amount_below_minimum`, `amount_must_be_an_integer`, `amount_required`, `brand_required`, `card_name_required`, `card_number_required`, `country_invalid`, `currency_invalid`, `currency_required`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `month_invalid`, `parameter_invalid`, `parameter_missing`, `payment_method_required`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter`, `verification_invalid`, `year_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
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
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
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
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "gateway_timeout_error" | "internal_server_error";
						};
					};
				};
			};
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getPaymentIntent: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
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
			/** @description Get a payment intent: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentIntent"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			/** @description `payment_intent_not_found`, `resource_not_found` */
			404: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "payment_intent_not_found" | "resource_not_found";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	updatePaymentIntent: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
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
					/** @description Smallest unit of the currency; greater than 50, lower than 100000000. It can change only while the intent is `requires_payment_method` or `pending`. */
					amount?: number;
					/** @description Free text. */
					description?: string;
					/** @description Stored with the intent and its payments. In test mode `payment_test.scenario` names the test scenario of its capture. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					metadata?: {
						[key: string]: unknown;
					};
					/** @description Exactly one of a card, a bank account and a token. It can change only while the intent is `requires_payment_method` or `pending`. */
					payment_method?: {
						/** @description A card. */
						card?: {
							/** @description Name on the card. */
							name: string;
							/** @description Card number; spaces and dashes are allowed. Never stored and never returned. */
							number: string;
							/** @description Security code. Never stored and never returned. It has four digits for American Express, and three for the other brands. */
							verification?: string | number;
							/** @description Month of expiry, 1 to 12. */
							month: string | number;
							/** @description Year of expiry, two or four digits. Month and year have not passed on the platform's clock. */
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
							address_postal_code: string | number;
							/** @description ISO 3166 code of two letters. */
							address_country?: string;
							/** @description Accepted and ignored: the brand follows from the number. */
							brand?: string;
							/** @description Stored with the card. In test mode `payment_test.error` names an error to simulate. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
							metadata?: {
								[key: string]: unknown;
							};
						};
						/** @description A bank account. */
						bank_account?: {
							/** @description Name of the account owner. */
							account_owner_name: string;
							/** @description Nine digits. */
							routing_number: string;
							/** @description 4 to 17 digits. Never stored and never returned. */
							account_number: string;
							/**
							 * @description Type of account.
							 * @enum {string}
							 */
							account_type: "checking" | "savings";
							/**
							 * @description Type of owner.
							 * @enum {string}
							 */
							account_owner_type: "individual" | "company";
							/** @description ISO 3166 code of two letters. */
							country: string;
							/**
							 * @description Currency of the bank account. A bank account is charged in the account's currency, and an account in `cad` charges none.
							 * @enum {string}
							 */
							currency: "usd" | "cad";
							/** @description Name of the bank. */
							bank_name?: string;
							/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
							metadata?: {
								[key: string]: unknown;
							};
						};
						/** @description Token of a payment method of the account. */
						token?: string;
					};
				};
			};
		};
		responses: {
			/** @description Update a payment intent: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentIntent"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request" | "sub_account_not_enabled";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			/** @description `card_number_invalid`, `expired_card`, `gateway_authentication_error`, `gateway_error`, `gateway_error_please_retry`, `invalid_address`, `invalid_card_brand`, `invalid_card_number`, `invalid_cvc`, `invalid_expiry_date`, `invalid_expiry_month`, `invalid_expiry_year`, `invalid_zip_code` */
			402: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "card_number_invalid" | "expired_card" | "gateway_authentication_error" | "gateway_error" | "gateway_error_please_retry" | "invalid_address" | "invalid_card_brand" | "invalid_card_number" | "invalid_cvc" | "invalid_expiry_date" | "invalid_expiry_month" | "invalid_expiry_year" | "invalid_zip_code";
						};
					};
				};
			};
			403: components["responses"]["NotAuthorized"];
			/** @description `payment_intent_not_found`, `payment_method_not_found`, `resource_not_found` */
			404: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "payment_intent_not_found" | "payment_method_not_found" | "resource_not_found";
						};
					};
				};
			};
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `acct_last_four_required`, `amount_above_maximum`, `amount_below_minimum`, `amount_must_be_an_integer`, `brand_required`, `card_name_required`, `card_number_required`, `country_invalid`, `currency_invalid`, `currency_required`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `month_invalid`, `parameter_invalid`, `parameter_missing`, `payment_intent_unexpected_state`, `payment_method_required`, `postal_code_invalid`, `state_invalid`, `unexpected_parameter`, `verification_invalid`, `year_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
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
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
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
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "gateway_timeout_error" | "internal_server_error";
						};
					};
				};
			};
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	capturePaymentIntent: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
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
							/** @description Card number; spaces and dashes are allowed. Never stored and never returned. */
							number: string;
							/** @description Security code. Never stored and never returned. It has four digits for American Express, and three for the other brands. */
							verification?: string | number;
							/** @description Month of expiry, 1 to 12. */
							month: string | number;
							/** @description Year of expiry, two or four digits. Month and year have not passed on the platform's clock. */
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
							address_postal_code: string | number;
							/** @description ISO 3166 code of two letters. */
							address_country?: string;
							/** @description Accepted and ignored: the brand follows from the number. */
							brand?: string;
							/** @description Stored with the card. In test mode `payment_test.error` names an error to simulate. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
							metadata?: {
								[key: string]: unknown;
							};
						};
						/** @description A bank account. */
						bank_account?: {
							/** @description Name of the account owner. */
							account_owner_name: string;
							/** @description Nine digits. */
							routing_number: string;
							/** @description 4 to 17 digits. Never stored and never returned. */
							account_number: string;
							/**
							 * @description Type of account.
							 * @enum {string}
							 */
							account_type: "checking" | "savings";
							/**
							 * @description Type of owner.
							 * @enum {string}
							 */
							account_owner_type: "individual" | "company";
							/** @description ISO 3166 code of two letters. */
							country: string;
							/**
							 * @description Currency of the bank account. A bank account is charged in the account's currency, and an account in `cad` charges none.
							 * @enum {string}
							 */
							currency: "usd" | "cad";
							/** @description Name of the bank. */
							bank_name?: string;
							/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
							metadata?: {
								[key: string]: unknown;
							};
						};
						/** @description Token of a payment method of the account. */
						token?: string;
					};
				};
			};
		};
		responses: {
			/** @description Capture a payment intent: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentIntent"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request" | "sub_account_not_enabled";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			/** @description `account_closed`, `amount_too_large`, `amount_too_small`, `card_decline_rate_limit_exceeded`, `card_declined`, `card_number_invalid`, `do_not_honor`, `do_not_retry`, `exceeds_card_limit`, `expired_card`, `gateway_authentication_error`, `gateway_error`, `gateway_error_please_retry`, `incorrect_pin`, `insufficient_funds`, `invalid_address`, `invalid_card_brand`, `invalid_card_number`, `invalid_charge_amount`, `invalid_cvc`, `invalid_expiry_date`, `invalid_expiry_month`, `invalid_expiry_year`, `invalid_sub_account`, `invalid_zip_code`, `issuer_not_available`, `new_card_issued`, `pin_required`, `pin_tries_exceeded`, `restricted_card`, `service_not_allowed` */
			402: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "account_closed" | "amount_too_large" | "amount_too_small" | "card_decline_rate_limit_exceeded" | "card_declined" | "card_number_invalid" | "do_not_honor" | "do_not_retry" | "exceeds_card_limit" | "expired_card" | "gateway_authentication_error" | "gateway_error" | "gateway_error_please_retry" | "incorrect_pin" | "insufficient_funds" | "invalid_address" | "invalid_card_brand" | "invalid_card_number" | "invalid_charge_amount" | "invalid_cvc" | "invalid_expiry_date" | "invalid_expiry_month" | "invalid_expiry_year" | "invalid_sub_account" | "invalid_zip_code" | "issuer_not_available" | "new_card_issued" | "pin_required" | "pin_tries_exceeded" | "restricted_card" | "service_not_allowed";
						};
					};
				};
			};
			403: components["responses"]["NotAuthorized"];
			/** @description `payment_intent_not_found`, `payment_method_not_found`, `resource_not_found` */
			404: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
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
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "gateway_idempotency_error" | "idempotency_concurrent_request" | "idempotency_request_in_progress" | "token_in_use";
						};
					};
				};
			};
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `acct_last_four_required`, `application_fee_rate_id_required`, `application_fee_required`, `brand_required`, `card_name_required`, `card_number_required`, `country_invalid`, `currency_invalid`, `currency_required`, `customer_id_required`, `email_required`, `gateway_account_id_required`, `gateway_ref_id_required`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `month_invalid`, `parameter_invalid`, `parameter_missing`, `payment_intent_cannot_be_captured`, `payment_intent_unexpected_state`, `payment_method_required`, `payment_method_token_required`, `postal_code_invalid`, `state_invalid`, `token_already_used`, `transfer_required`, `unexpected_parameter`, `verification_invalid`, `year_invalid` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
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
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
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
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "gateway_timeout_error" | "internal_server_error";
						};
					};
				};
			};
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	cancelPaymentIntent: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
				"Idempotency-Key": components["parameters"]["IdempotencyKey"];
			};
			path: {
				payment_intent_id: string;
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				"application/json": Record<string, never>;
			};
		};
		responses: {
			/** @description Cancel a payment intent: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentIntent"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			/** @description `payment_intent_not_found`, `resource_not_found` */
			404: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "payment_intent_not_found" | "resource_not_found";
						};
					};
				};
			};
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `payment_intent_unexpected_state`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "payment_intent_unexpected_state" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listPaymentIntentPayments: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path: {
				payment_intent_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List the payments of a payment intent: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			/** @description `payment_intent_not_found`, `resource_not_found` */
			404: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "payment_intent_not_found" | "resource_not_found";
						};
					};
				};
			};
			422: components["responses"]["CursorInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createRefund: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
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
					/** @description Smallest unit of the currency; greater than 0. Default: the remaining amount. A refund is at most the `amount_refundable` of the payment. Null is refused. */
					amount?: number;
					/** @description Free text. */
					description?: string;
					/**
					 * @description Reason for the refund.
					 * @enum {string}
					 */
					reason?: "duplicate" | "fraudulent" | "customer_request";
					/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					metadata?: {
						[key: string]: unknown;
					};
					/** @description Amounts of the fees to return; `application_fee` is the one sent as a single amount. Default: none. At most 100. A refund returns only fees that the payment bears. Of a fee it returns at most the `remaining_amount`. */
					fees?: {
						/**
						 * @description Type of the fee. Each type occurs at most once.
						 * @enum {string}
						 */
						type: "processing_fee" | "platform_fee" | "application_fee";
						/** @description Smallest unit of the currency; greater than 0. */
						amount: number;
					}[];
				};
			};
		};
		responses: {
			/** @description Refund a payment: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RefundEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request" | "sub_account_not_enabled";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			/** @description `idempotency_request_in_progress`, `refund_in_progress` */
			409: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_request_in_progress" | "refund_in_progress";
						};
					};
				};
			};
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `amount_below_minimum`, `amount_must_be_an_integer`, `fee_amount_greater_than_zero`, `fee_type_must_exist_on_payment_fees`, `fees_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `multiple_of_same_fee_type`, `parameter_invalid`, `payment_fully_refunded`, `payment_outside_refund_window`, `refund_error`, `refund_exceeds_amount_available`, `refund_exceeds_payment_amount`, `refund_reason_invalid`, `returned_fee_exceeds_remaining_amount`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "amount_below_minimum" | "amount_must_be_an_integer" | "fee_amount_greater_than_zero" | "fee_type_must_exist_on_payment_fees" | "fees_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "multiple_of_same_fee_type" | "parameter_invalid" | "payment_fully_refunded" | "payment_outside_refund_window" | "refund_error" | "refund_exceeds_amount_available" | "refund_exceeds_payment_amount" | "refund_reason_invalid" | "returned_fee_exceeds_remaining_amount" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listRefunds: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List refunds: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RefundList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getRefund: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
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
			/** @description Get a refund: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RefundEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	updateRefund: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
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
					/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					metadata?: {
						[key: string]: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Update a refund: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["RefundEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listDisputes: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
				/** @description Only disputes with this status. */
				status?: "needs_response" | "under_review" | "won" | "lost";
				/** @description Only disputes of this payment. */
				payment_id?: string;
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List disputes: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DisputeList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalidOrParameterInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getDispute: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
			};
			path: {
				dispute_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Get a dispute: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DisputeEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	updateDispute: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
				"Idempotency-Key": components["parameters"]["IdempotencyKey"];
			};
			path: {
				dispute_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					metadata?: {
						[key: string]: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Update a dispute: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DisputeEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	submitDisputeResponse: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path: {
				dispute_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Whether to give up: the dispute is lost. */
					forfeit: boolean;
					/** @description Anything else that supports the response. */
					additional_statement?: string;
					/** @description How and when the customer was shown the policy on cancellations. */
					cancellation_policy_disclosure?: string;
					/** @description Why the subscription was not canceled. */
					cancellation_rebuttal?: string;
					/** @description Billing address of the customer. */
					customer_billing_address?: string;
					/** @description E-mail address of the customer. */
					customer_email_address?: string;
					/** @description Name of the customer. */
					customer_name?: string;
					/** @description IP address from which the customer paid. */
					customer_purchase_ip_address?: string;
					/** @description How the payment differs from the other one. */
					duplicate_charge_explanation?: string;
					/** @description Id of the other payment. */
					duplicate_charge_original_payment_id?: string;
					/** @description What was sold. */
					product_description?: string;
					/** @description How and when the customer was shown the policy on refunds. */
					refund_policy_disclosure?: string;
					/** @description Why the customer gets no refund. */
					refund_refusal_explanation?: string;
					/** @description When the service was provided. A date, such as 2027-01-31; or an empty text. */
					service_date?: string;
					/** @description Where the goods were sent. */
					shipping_address?: string;
					/** @description Who delivered the goods. */
					shipping_carrier?: string;
					/** @description When the goods were sent. A date, such as 2027-01-31; or an empty text. */
					shipping_date?: string;
					/** @description Number by which the carrier tracks the goods. */
					shipping_tracking_number?: string;
				};
			};
		};
		responses: {
			/** @description Submit the response to a dispute, or forfeit it: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DisputeEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `dispute_response_not_supported`, `dispute_unexpected_state`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "dispute_response_not_supported" | "dispute_unexpected_state" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	updateDisputeResponse: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path: {
				dispute_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Anything else that supports the response. */
					additional_statement?: string;
					/** @description How and when the customer was shown the policy on cancellations. */
					cancellation_policy_disclosure?: string;
					/** @description Why the subscription was not canceled. */
					cancellation_rebuttal?: string;
					/** @description Billing address of the customer. */
					customer_billing_address?: string;
					/** @description E-mail address of the customer. */
					customer_email_address?: string;
					/** @description Name of the customer. */
					customer_name?: string;
					/** @description IP address from which the customer paid. */
					customer_purchase_ip_address?: string;
					/** @description How the payment differs from the other one. */
					duplicate_charge_explanation?: string;
					/** @description Id of the other payment. */
					duplicate_charge_original_payment_id?: string;
					/** @description What was sold. */
					product_description?: string;
					/** @description How and when the customer was shown the policy on refunds. */
					refund_policy_disclosure?: string;
					/** @description Why the customer gets no refund. */
					refund_refusal_explanation?: string;
					/** @description When the service was provided. A date, such as 2027-01-31; or an empty text. */
					service_date?: string;
					/** @description Where the goods were sent. */
					shipping_address?: string;
					/** @description Who delivered the goods. */
					shipping_carrier?: string;
					/** @description When the goods were sent. A date, such as 2027-01-31; or an empty text. */
					shipping_date?: string;
					/** @description Number by which the carrier tracks the goods. */
					shipping_tracking_number?: string;
				};
			};
		};
		responses: {
			/** @description Save the response to a dispute: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DisputeResponseEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `dispute_response_not_supported`, `dispute_unexpected_state`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "dispute_response_not_supported" | "dispute_unexpected_state" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createDisputeEvidence: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path: {
				dispute_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Name of the file. Its extension fits the `file_type`. */
					file_name: string;
					/**
					 * @description Type of the file.
					 * @enum {string}
					 */
					file_type: "image/jpeg" | "image/png" | "application/pdf" | "application/zip" | "application/x-zip-compressed";
					/**
					 * @description What the file shows.
					 * @enum {string}
					 */
					dispute_evidence_type: "cancellation_policy" | "customer_communication" | "customer_signature" | "duplicate_charge_documentation" | "receipt" | "refund_policy" | "service_documentation" | "shipping_documentation" | "uncategorized_file" | "activity_log";
					/** @description Free text. */
					description?: string;
					/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					metadata?: {
						[key: string]: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Add evidence to a dispute: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["DisputeEvidenceEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `dispute_response_not_supported`, `dispute_unexpected_state`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "dispute_response_not_supported" | "dispute_unexpected_state" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listPaymentBalanceTransactions: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path: {
				payment_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List the balance transactions of a payment: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentBalanceTransactionList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listCheckouts: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
				/** @description Only checkouts with this status. */
				status?: "created" | "attempted" | "completed" | "expired";
				/** @description Only checkouts with an attempt in this mode. */
				payment_mode?: "ecom" | "bnpl" | "card_present" | "apple_pay";
				/** @description Only checkouts with an attempt of this `payment_status`, whatever became of its payment since. */
				payment_status?: "pending" | "authorized" | "succeeded" | "failed" | "canceled" | "partially_refunded" | "fully_refunded" | "disputed";
				/** @description Only this checkout. */
				checkout_id?: string;
				/** @description Only the checkout that this payment completed. */
				successful_payment_id?: string;
				/** @description Only checkouts created before this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				created_before?: string;
				/** @description Only checkouts created after this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				created_after?: string;
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List checkouts: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CheckoutList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalidOrParameterInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createCheckout: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
				/** @description As for the operations that require it. Without a key, no response is replayed. */
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
					/** @description Subject of the payment. */
					description: string;
					/**
					 * @description Default: the account's currency. It must be the account's currency.
					 * @enum {string}
					 */
					currency?: "usd" | "cad";
					/**
					 * Format: uri
					 * @description Page that shows the checkout. An http or https URL.
					 */
					origin_url?: string;
					/** @description Group of the account with the saved payment methods that the checkout offers. */
					payment_method_group_id?: string;
					/** @description What the payer reads on the statement of the card or bank account. */
					statement_descriptor?: string;
					/** @description Details of the future payment. */
					payment?: {
						/** @description Description of the payment. Default: the checkout's. */
						description?: string;
						/** @description Metadata of the payment, which may name a test scenario. Default: the checkout's. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
						metadata?: {
							[key: string]: unknown;
						};
						/** @description Whether to settle the payment faster. */
						expedited?: boolean;
						/** @description Passed to the payment, where they replace the configured fees of the same types. At most 100. All fees of a request together are at most the amount of the payment. A request has either `fees` or an application fee. Only for an account in `usd`. */
						fees?: {
							/**
							 * @description Type of the fee. Each type occurs at most once.
							 * @enum {string}
							 */
							type: "processing_fee" | "platform_fee";
							/** @description Smallest unit of the currency; 0 waives the configured fee of the type. */
							amount: number;
						}[];
					};
					/** @description The application fee of the future payment, by its payment method: no other fee is charged. An empty object is none. All fees of a request together are at most the amount of the payment. A request has either `fees` or an application fee. Only for an account in `usd`. */
					application_fees?: {
						/** @description The fee of a payment from a card. */
						card?: {
							/** @description Smallest unit of the currency; greater than 0. */
							amount: number;
						};
						/** @description The fee of a payment from a bank account. */
						bank_account?: {
							/** @description Smallest unit of the currency; greater than 0. */
							amount: number;
						};
					};
					/** @description Stored with the checkout, and metadata of the payment unless `payment.metadata` is sent. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					metadata?: {
						[key: string]: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Create a checkout: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CheckoutEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `malformed_request`, `sub_account_not_enabled`, `parameter_missing` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "malformed_request" | "sub_account_not_enabled" | "parameter_missing";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `amount_above_maximum`, `amount_below_minimum`, `amount_must_be_an_integer`, `amount_required`, `checkout_invalid_currency`, `fee_amount_greater_than_payment_amount`, `fee_amount_greater_than_zero`, `fee_and_application_fee_declared`, `fees_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `multiple_of_same_fee_type`, `parameter_invalid`, `parameter_missing`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "amount_above_maximum" | "amount_below_minimum" | "amount_must_be_an_integer" | "amount_required" | "checkout_invalid_currency" | "fee_amount_greater_than_payment_amount" | "fee_amount_greater_than_zero" | "fee_and_application_fee_declared" | "fees_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "multiple_of_same_fee_type" | "parameter_invalid" | "parameter_missing" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getCheckout: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
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
			/** @description Get a checkout: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CheckoutEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	updateCheckout: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path: {
				checkout_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Smallest unit of the currency; greater than 50, lower than 100000000. */
					amount?: number;
					/** @description Subject of the payment. */
					description?: string;
					/** @description What the payer reads on the statement of the card or bank account. */
					statement_descriptor?: string;
					/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					metadata?: {
						[key: string]: unknown;
					};
					/** @description The application fee of the future payment, by its payment method: no other fee is charged. An empty object is none. All fees of a request together are at most the amount of the payment. A request has either `fees` or an application fee. Only for an account in `usd`. */
					application_fees?: {
						/** @description The fee of a payment from a card. */
						card?: {
							/** @description Smallest unit of the currency; greater than 0. */
							amount: number;
						};
						/** @description The fee of a payment from a bank account. */
						bank_account?: {
							/** @description Smallest unit of the currency; greater than 0. */
							amount: number;
						};
					};
				};
			};
		};
		responses: {
			/** @description Update a checkout: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CheckoutEnvelope"];
				};
			};
			400: components["responses"]["ContentEncodingMismatchOrMalformedRequest"];
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `amount_above_maximum`, `amount_below_minimum`, `amount_must_be_an_integer`, `checkout_cannot_be_updated`, `fee_amount_greater_than_payment_amount`, `fee_amount_greater_than_zero`, `fee_and_application_fee_declared`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `payment_intent_unexpected_state`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "amount_above_maximum" | "amount_below_minimum" | "amount_must_be_an_integer" | "checkout_cannot_be_updated" | "fee_amount_greater_than_payment_amount" | "fee_amount_greater_than_zero" | "fee_and_application_fee_declared" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "payment_intent_unexpected_state" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	completeCheckout: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
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
					 * @description Channel of the payment.
					 * @default ecom
					 * @enum {string}
					 */
					payment_mode?: "ecom" | "apple_pay";
				};
			};
		};
		responses: {
			/** @description Complete a checkout: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CheckoutCompletionEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request" | "sub_account_not_enabled";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			/** @description `payment_method_not_found`, `resource_not_found` */
			404: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
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
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "gateway_idempotency_error" | "idempotency_concurrent_request" | "idempotency_request_in_progress" | "token_in_use";
						};
					};
				};
			};
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `acct_last_four_required`, `application_fee_rate_id_required`, `application_fee_required`, `brand_required`, `checkout_cannot_be_completed`, `currency_invalid`, `customer_id_required`, `email_required`, `gateway_account_id_required`, `gateway_ref_id_required`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `payment_intent_cannot_be_captured`, `payment_method_token_required`, `token_already_used`, `transfer_required`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "acct_last_four_required" | "application_fee_rate_id_required" | "application_fee_required" | "brand_required" | "checkout_cannot_be_completed" | "currency_invalid" | "customer_id_required" | "email_required" | "gateway_account_id_required" | "gateway_ref_id_required" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "payment_intent_cannot_be_captured" | "payment_method_token_required" | "token_already_used" | "transfer_required" | "unexpected_parameter";
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
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
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
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "gateway_timeout_error" | "internal_server_error";
						};
					};
				};
			};
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	expireCheckout: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
				"Idempotency-Key": components["parameters"]["IdempotencyKey"];
			};
			path: {
				checkout_id: string;
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				"application/json": Record<string, never>;
			};
		};
		responses: {
			/** @description Expire a checkout: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CheckoutEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `checkout_unexpected_state`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "checkout_unexpected_state" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	refundCheckout: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
				"Idempotency-Key": components["parameters"]["IdempotencyKey"];
			};
			path: {
				checkout_id: string;
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				"application/json": {
					/** @description Smallest unit of the currency; greater than 0. Default: the remaining amount. A refund is at most the `amount_refundable` of the payment. Null is refused. */
					amount?: number;
					/** @description Amounts of the fees to return. Default: none. At most 100. A refund returns only fees that the payment bears. Of a fee it returns at most the `remaining_amount`. */
					fees?: {
						/**
						 * @description Type of the fee. Each type occurs at most once.
						 * @enum {string}
						 */
						type: "processing_fee" | "platform_fee" | "application_fee";
						/** @description Smallest unit of the currency; greater than 0. */
						amount: number;
					}[];
				};
			};
		};
		responses: {
			/** @description Refund a checkout: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CheckoutRefundEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request`, `sub_account_not_enabled` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request" | "sub_account_not_enabled";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			/** @description `idempotency_request_in_progress`, `refund_in_progress` */
			409: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_request_in_progress" | "refund_in_progress";
						};
					};
				};
			};
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `amount_below_minimum`, `amount_must_be_an_integer`, `fee_amount_greater_than_zero`, `fee_type_must_exist_on_payment_fees`, `fees_invalid`, `idempotency_key_invalid`, `idempotency_params_mismatch`, `multiple_of_same_fee_type`, `payment_fully_refunded`, `payment_outside_refund_window`, `refund_error`, `refund_exceeds_amount_available`, `refund_exceeds_payment_amount`, `returned_fee_exceeds_remaining_amount`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "amount_below_minimum" | "amount_must_be_an_integer" | "fee_amount_greater_than_zero" | "fee_type_must_exist_on_payment_fees" | "fees_invalid" | "idempotency_key_invalid" | "idempotency_params_mismatch" | "multiple_of_same_fee_type" | "payment_fully_refunded" | "payment_outside_refund_window" | "refund_error" | "refund_exceeds_amount_available" | "refund_exceeds_payment_amount" | "returned_fee_exceeds_remaining_amount" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	createCheckoutSession: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description As for the operations that require it. Without a key, no response is replayed. */
				"Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the payment intent to pay. */
					payment_intent_id: string;
					/**
					 * Format: uri
					 * @description Where the customer goes after the payment. An http or https URL.
					 */
					after_payment_url: string;
					/**
					 * Format: uri
					 * @description Where the customer goes without paying. An http or https URL.
					 */
					back_url?: string;
				};
			};
		};
		responses: {
			/** @description Create a checkout session: success. */
			201: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["CheckoutSessionEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `malformed_request`, `sub_account_not_enabled` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "malformed_request" | "sub_account_not_enabled";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			/** @description `payment_intent_not_found`, `resource_not_found` */
			404: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "payment_intent_not_found" | "resource_not_found";
						};
					};
				};
			};
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `parameter_invalid`, `parameter_missing`, `payment_intent_unexpected_state`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "parameter_invalid" | "parameter_missing" | "payment_intent_unexpected_state" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listBalanceTransactions: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
				/** @description Only transactions of this payout. */
				payout_id?: string;
				/** @description Only transactions of this payment. */
				source_payment_id?: string;
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List balance transactions: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["BalanceTransactionList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getBalanceTransaction: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
			};
			path: {
				balance_transaction_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Get a balance transaction: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["BalanceTransactionEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listPayouts: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
				/** @description Only payouts created before this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				created_before?: string;
				/** @description Only payouts created after this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				created_after?: string;
				/** @description Only payouts that arrive before this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				deposits_before?: string;
				/** @description Only payouts that arrive after this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				deposits_after?: string;
				/** @description Only payouts with this status. */
				status?: "scheduled" | "in_transit" | "paid" | "failed" | "canceled" | "forwarded";
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List payouts: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PayoutList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalidOrParameterInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listAccountPayouts: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
				/** @description Only payouts created before this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				created_before?: string;
				/** @description Only payouts created after this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				created_after?: string;
				/** @description Only payouts that arrive before this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				deposits_before?: string;
				/** @description Only payouts that arrive after this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				deposits_after?: string;
				/** @description Only payouts with this status. */
				status?: "scheduled" | "in_transit" | "paid" | "failed" | "canceled" | "forwarded";
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path: {
				account_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List the payouts of an account: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PayoutList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalidOrParameterInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getPayout: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
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
			/** @description Get a payout: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PayoutEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	updatePayout: {
		parameters: {
			query?: never;
			header: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Any text that is unique to the request. Repeating the request with the same key returns the same response. */
				"Idempotency-Key": components["parameters"]["IdempotencyKey"];
			};
			path: {
				payout_id: string;
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Any keys and values, returned unchanged. An update replaces all of them. At most 500 keys, and 10000 items of lists; both including nested ones. No key and no text has the character U+0000. */
					metadata?: {
						[key: string]: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Update a payout: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PayoutEnvelope"];
				};
			};
			/** @description `content_encoding_mismatch`, `idempotency_key_required`, `malformed_request` */
			400: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "content_encoding_mismatch" | "idempotency_key_required" | "malformed_request";
						};
					};
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFoundReplayable"];
			409: components["responses"]["IdempotencyRequestInProgress"];
			413: components["responses"]["BodyTooLarge"];
			415: components["responses"]["CharsetNotSupportedOrContentEncodingNotSupported"];
			/** @description `idempotency_key_invalid`, `idempotency_params_mismatch`, `invalid_characters`, `parameter_invalid`, `unexpected_parameter` */
			422: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Should-Retry": components["headers"]["ShouldRetry"];
					"Sandbox-Explain": components["headers"]["SandboxExplain"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					"Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["Error"] & {
						error?: {
							/** @enum {string} */
							code?: "idempotency_key_invalid" | "idempotency_params_mismatch" | "invalid_characters" | "parameter_invalid" | "unexpected_parameter";
						};
					};
				};
			};
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getPayoutReport: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
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
			/** @description Get the report of a payout: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PayoutReportEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getPayoutAccount: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
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
			/** @description Get the bank account for payouts of a sub account: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PayoutBankAccountEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listProceedsPayouts: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
				/** @description Only payouts created before this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				created_before?: string;
				/** @description Only payouts created after this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				created_after?: string;
				/** @description Only payouts that arrive before this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				deposits_before?: string;
				/** @description Only payouts that arrive after this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				deposits_after?: string;
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List payouts of proceeds: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProceedsPayoutList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalidOrParameterInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getProceedsPayout: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
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
			/** @description Get a payout of proceeds: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProceedsPayoutEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listPlatformProceedsPayouts: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
				/** @description Only payouts created before this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				created_before?: string;
				/** @description Only payouts created after this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				created_after?: string;
				/** @description Only payouts that arrive before this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				deposits_before?: string;
				/** @description Only payouts that arrive after this time (exclusive). A date without a time is the start of the day; a time without an offset is in UTC. */
				deposits_after?: string;
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List payouts of proceeds: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProceedsPayoutList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalidOrParameterInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getPlatformProceedsPayout: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
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
			/** @description Get a payout of proceeds: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["ProceedsPayoutEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	listAccountPayments: {
		parameters: {
			query?: {
				/** @description Number of records on a page. For a value that is not an integer the default is used, for one out of bounds the nearest bound. */
				limit?: number;
				/** @description An `end_cursor` of this list with the same filters: returns the page after it. */
				after_cursor?: string;
				/** @description A `start_cursor` of this list with the same filters: returns the page before it. If both cursors are sent, the last one applies. */
				before_cursor?: string;
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
			};
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
				/** @description Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence when both are sent. */
				Account?: components["parameters"]["Account"];
			};
			path: {
				account_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description List the payments of an account: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["PaymentList"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			422: components["responses"]["CursorInvalidOrParameterInvalid"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
		};
	};
	getGrossVolume: {
		parameters: {
			query?: never;
			header?: {
				/** @description The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something of an account is created although the platform has sub accounts. */
				"Sub-Account"?: components["parameters"]["SubAccount"];
				/**
				 * @deprecated
				 * @description The former name of Sub-Account, which takes precedence when both are sent.
				 */
				"Seller-Account"?: components["parameters"]["SellerAccount"];
			};
			path: {
				account_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description Get the volume of an account: success. */
			200: {
				headers: {
					"Request-Id": components["headers"]["RequestId"];
					"Sandbox-Warning": components["headers"]["SandboxWarning"];
					Deprecation: components["headers"]["Deprecation"];
					[name: string]: unknown;
				};
				content: {
					"application/json": components["schemas"]["GrossVolumeEnvelope"];
				};
			};
			401: components["responses"]["NotAuthenticated"];
			403: components["responses"]["NotAuthorized"];
			404: components["responses"]["ResourceNotFound"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["ServiceUnavailable"];
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A payment was created, whatever its result.
					 * @enum {string}
					 */
					event_name: "payment.created";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A bank payment awaits settlement.
					 * @enum {string}
					 */
					event_name: "payment.pending";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A card payment was authorized and can be captured.
					 * @enum {string}
					 */
					event_name: "payment.authorized";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description The money was taken.
					 * @enum {string}
					 */
					event_name: "payment.succeeded";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description The payment was declined, or a bank payment was returned.
					 * @enum {string}
					 */
					event_name: "payment.failed";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description An authorized payment was captured.
					 * @enum {string}
					 */
					event_name: "payment.captured";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description The payment was voided, or its authorization expired.
					 * @enum {string}
					 */
					event_name: "payment.canceled";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A refund of the payment was created. The data is the refund.
					 * @enum {string}
					 */
					event_name: "payment.refunded";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description The status or the metadata of a refund changed.
					 * @enum {string}
					 */
					event_name: "payment.refund.updated";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description The card holder disputed the payment.
					 * @enum {string}
					 */
					event_name: "payment.dispute.created";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_payment_dispute_submitted: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description The merchant responded to a dispute.
					 * @enum {string}
					 */
					event_name: "payment.dispute.submitted";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_payment_dispute_forfeited: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description The merchant gave a dispute up.
					 * @enum {string}
					 */
					event_name: "payment.dispute.forfeited";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A dispute was won or lost.
					 * @enum {string}
					 */
					event_name: "payment.dispute.closed";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_payment_dispute_funds_returned: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description The disputed amount was returned to the merchant, who won the dispute.
					 * @enum {string}
					 */
					event_name: "payment.dispute.funds_returned";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_payment_dispute_evidence_created: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description Evidence was added to a dispute.
					 * @enum {string}
					 */
					event_name: "payment.dispute_evidence.created";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["DisputeEvidence"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_payment_dispute_evidence_uploaded: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description The file of a piece of evidence arrived.
					 * @enum {string}
					 */
					event_name: "payment.dispute_evidence.uploaded";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["DisputeEvidence"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A card or bank account was tokenized.
					 * @enum {string}
					 */
					event_name: "payment_method.created";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description Details of a payment method changed.
					 * @enum {string}
					 */
					event_name: "payment_method.updated";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_payment_method_bin_mapped: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description The `bin_details` of a card became known.
					 * @enum {string}
					 */
					event_name: "payment_method.bin_mapped";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A payment intent was created.
					 * @enum {string}
					 */
					event_name: "payment_intent.created";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A payment method was attached to a payment intent.
					 * @enum {string}
					 */
					event_name: "payment_intent.attached";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A payment intent can be captured.
					 * @enum {string}
					 */
					event_name: "payment_intent.requires_capture";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A payment intent was paid.
					 * @enum {string}
					 */
					event_name: "payment_intent.succeeded";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A checkout was created.
					 * @enum {string}
					 */
					event_name: "checkout.created";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A checkout was paid.
					 * @enum {string}
					 */
					event_name: "checkout.completed";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description An attempt to complete a checkout succeeded.
					 * @enum {string}
					 */
					event_name: "checkout.completion.succeeded";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description An attempt to complete a checkout failed.
					 * @enum {string}
					 */
					event_name: "checkout.completion.failed";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description The status or the bank account of a sub account changed.
					 * @enum {string}
					 */
					event_name: "sub_account.updated";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description The same as `sub_account.updated`, in the form of a seller account.
					 * @enum {string}
					 */
					event_name: "seller_account.updated";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_account_payout_setting_updated: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A sub account can receive payouts, or no longer can.
					 * @enum {string}
					 */
					event_name: "account.payout_setting.updated";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["PayoutSettings"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_application_fee_rate_created: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A sub account got an application fee rate: one for cards and one for bank accounts at its creation.
					 * @enum {string}
					 */
					event_name: "application_fee_rate.created";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["ApplicationFeeRate"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_entity_business_created: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A business was created.
					 * @enum {string}
					 */
					event_name: "entity.business.created";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["Business"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_entity_business_updated: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A business changed, accepted the terms or was provisioned.
					 * @enum {string}
					 */
					event_name: "entity.business.updated";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["Business"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_entity_identity_created: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description An identity was created.
					 * @enum {string}
					 */
					event_name: "entity.identity.created";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["Identity"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_entity_identity_updated: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description An identity changed.
					 * @enum {string}
					 */
					event_name: "entity.identity.updated";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["Identity"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_entity_address_created: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description An address was created.
					 * @enum {string}
					 */
					event_name: "entity.address.created";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["Address"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_entity_address_updated: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description An address changed.
					 * @enum {string}
					 */
					event_name: "entity.address.updated";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["Address"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_entity_document_created: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A document was created.
					 * @enum {string}
					 */
					event_name: "entity.document.created";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["EntityDocument"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_entity_document_uploaded: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description The file of a document has arrived.
					 * @enum {string}
					 */
					event_name: "entity.document.uploaded";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["EntityDocument"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_entity_bank_account_created: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A bank account of a business was created.
					 * @enum {string}
					 */
					event_name: "entity.bank_account.created";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["EntityBankAccount"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_payout_bank_account_activated: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A bank account of its own receives the payouts of an enabled sub account from now on.
					 * @enum {string}
					 */
					event_name: "payout.bank_account.activated";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["PayoutBankAccount"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_payout_created: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A payout of an account was scheduled.
					 * @enum {string}
					 */
					event_name: "payout.created";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_payout_paid: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A payout of an account arrived.
					 * @enum {string}
					 */
					event_name: "payout.paid";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	on_payout_failed: {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"application/json": {
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A payout of an account failed.
					 * @enum {string}
					 */
					event_name: "payout.failed";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
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
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A batch of proceeds was scheduled.
					 * @enum {string}
					 */
					event_name: "proceeds.payout.created";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["ProceedsPayout"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A payout of proceeds arrived.
					 * @enum {string}
					 */
					event_name: "proceeds.payout.paid";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["ProceedsPayout"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
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
					/** @description Id of the event; the same in every delivery. */
					id: string;
					/**
					 * @description A payout of proceeds failed.
					 * @enum {string}
					 */
					event_name: "proceeds.payout.failed";
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
					/** @description The Idempotency-Key of the request that caused it. */
					idempotency_key: string | null;
					/** @description Id of the request that caused it; null when the clock did. */
					request_id: string | null;
					/**
					 * Format: date-time
					 * @description When it happened.
					 */
					created_at: string;
					data: components["schemas"]["ProceedsPayout"];
				};
			};
		};
		responses: {
			/** @description Received. Any other response is a failed delivery. */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
}
