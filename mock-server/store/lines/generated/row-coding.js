// Generated from mock-server/rows/ by "npm run generate". Do not edit.

export const rowWriters = {
  platform(row, to) {
    to.name(row.id);
    to.name(row.currency);
    to.text(row.test.client_id);
    to.text(row.test.secret_hash);
    to.name(row.test.account_id);
    to.text(row.live.client_id);
    to.text(row.live.secret_hash);
    to.name(row.live.account_id);
    to.text(row.hash_key);
  },
  clock(row, to) {
    to.name(row.id);
    to.value(row.offset);
    to.value(row.frozen_at);
  },
  accounts(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.kind);
    to.name(row.mode);
    to.name(row.platform_account_id);
    to.text(row.name);
    to.name(row.status);
    to.name(row.currency);
    to.value(row.application_fee_rates.length);
    for (const item0 of row.application_fee_rates) {
      to.name(item0.id);
      to.value(item0.transaction_fee);
      to.name(item0.currency);
      to.value(item0.basis_point_rate);
      to.name(item0.rate_type);
      to.name(item0.created_at);
      to.name(item0.updated_at);
    }
    to.value(row.related_accounts);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.name(row.business_id);
    to.name(row.payout_account_id);
    to.name(row.payments_activated_on);
  },
  onboarding_entries(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.value(row.payload);
  },
  businesses(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.boolean(row.archived);
    to.text(row.legal_name);
    to.text(row.website_url);
    to.text(row.email);
    to.text(row.phone);
    to.text(row.doing_business_as);
    to.name(row.business_type);
    to.name(row.business_structure);
    to.name(row.classification);
    to.text(row.industry);
    to.text(row.mcc);
    to.text(row.tax_id_last4);
    to.text(row.date_of_incorporation);
    to.name(row.country_of_establishment);
    to.value(row.metadata);
    to.value(row.additional_questions);
    to.name(row.legal_address_id);
    to.name(row.representative_id);
    to.value(row.owner_ids.length);
    for (const item0 of row.owner_ids) {
      to.name(item0);
    }
    to.name(row.terms_id);
    to.name(row.sub_account_id);
  },
  identities(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.name(row.business_id);
    to.text(row.name);
    to.text(row.title);
    to.text(row.email);
    to.text(row.phone);
    to.text(row.dob_day);
    to.text(row.dob_month);
    to.text(row.dob_year);
    to.text(row.ssn_last4);
    to.boolean(row.is_owner);
    to.value(row.ownership_percentage);
    to.value(row.metadata);
    to.name(row.address_id);
  },
  addresses(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.name(row.business_id);
    to.text(row.line1);
    to.text(row.line2);
    to.text(row.city);
    to.text(row.state);
    to.text(row.postal_code);
    to.text(row.country);
  },
  bank_accounts(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.name(row.business_id);
    to.text(row.account_owner_name);
    to.name(row.account_type);
    to.text(row.acct_last_four);
    to.text(row.masked_number);
    to.text(row.routing_number);
    to.text(row.bank_name);
    to.text(row.nickname);
    to.name(row.country);
    to.name(row.currency);
    to.value(row.metadata);
  },
  documents(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.name(row.business_id);
    to.name(row.identity_id);
    to.text(row.file_name);
    to.name(row.file_type);
    to.name(row.document_type);
    to.text(row.description);
    to.name(row.status);
    to.value(row.metadata);
    to.name(row.upload_id);
  },
  terms_and_conditions(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.name(row.business_id);
    to.boolean(row.accepted);
    to.text(row.ip);
    to.text(row.user_agent);
  },
  payment_methods(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    if (row.card === null) to.value(0);
    else {
      to.value(1);
      to.name(row.card.brand);
      to.name(row.card.acct_last_four);
      to.name(row.card.name);
      to.text(row.card.month);
      to.text(row.card.year);
      to.name(row.card.address_line1_check);
      to.name(row.card.address_postal_code_check);
      to.name(row.card.test_card);
    }
    if (row.bank_account === null) to.value(0);
    else {
      to.value(1);
      to.text(row.bank_account.bank_name);
      to.name(row.bank_account.acct_last_four);
      to.name(row.bank_account.name);
      to.name(row.bank_account.test_bank_account);
    }
    to.text(row.signature);
    to.name(row.customer_id);
    to.value(row.metadata);
  },
  payment_method_groups(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.name(row.platform_account_id);
    to.value(row.payment_method_ids.length);
    for (const item0 of row.payment_method_ids) {
      to.name(item0);
    }
  },
  customers(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.text(row.email);
    to.value(row.payment_methods);
  },
  card_declines(row, to) {
    to.joined(row.id);
    to.sequence(row.sequence);
    to.value(row.declines.length);
    for (const item0 of row.declines) {
      to.name(item0);
    }
    to.name(row.blocked_until);
    to.name(row.forgotten_at);
  },
  payment_intents(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.value(row.amount);
    to.name(row.currency);
    to.name(row.status);
    to.text(row.description);
    to.value(row.metadata);
    to.name(row.payment_method_id);
  },
  payments(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.value(row.amount);
    to.value(row.amount_refunded);
    to.value(row.amount_disputed);
    to.value(row.amount_returned);
    to.value(row.fees.length);
    for (const item0 of row.fees) {
      to.name(item0.id);
      to.name(item0.type);
      to.value(item0.amount);
      to.value(item0.remaining_amount);
      to.name(item0.source_configuration_id);
      to.name(item0.source_fee_type);
    }
    if (row.application_fee === null) to.value(0);
    else {
      to.value(1);
      to.name(row.application_fee.id);
      to.value(row.application_fee.amount);
      to.value(row.application_fee.remaining_amount);
      to.name(row.application_fee.created_at);
      to.name(row.application_fee.updated_at);
    }
    to.value(row.balance);
    to.name(row.currency);
    to.name(row.capture_strategy);
    to.boolean(row.captured);
    to.name(row.status);
    to.text(row.error_code);
    to.text(row.error_description);
    to.text(row.description);
    to.value(row.metadata);
    to.name(row.payment_method_id);
    to.name(row.payment_mode);
    to.name(row.account_holder);
    to.name(row.payment_intent_id);
    to.boolean(row.direct);
    to.name(row.checkout_id);
    to.text(row.statement_descriptor);
    to.boolean(row.expedited);
    to.text(row.application_fee_rate_id);
    to.text(row.financial_transaction_id);
    to.name(row.scenario);
    to.name(row.captured_at);
    to.boolean(row.lapsed);
    if (row.dispute_fees === undefined) to.value(0);
    else {
      to.value(1);
      to.value(row.dispute_fees);
    }
  },
  refunds(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.name(row.payment_id);
    to.value(row.amount);
    to.name(row.status);
    to.text(row.description);
    to.name(row.reason);
    to.value(row.metadata);
    to.value(row.returned_fees.length);
    for (const item0 of row.returned_fees) {
      to.name(item0.id);
      to.name(item0.payment_fee_id);
      to.name(item0.type);
      to.value(item0.returned_amount);
      to.value(item0.original_amount);
      to.value(item0.remaining_amount);
      to.name(item0.currency);
    }
  },
  disputes(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.name(row.payment_id);
    to.value(row.amount);
    to.name(row.currency);
    to.name(row.reason);
    to.name(row.due_date);
    to.name(row.status);
    to.value(row.metadata);
    to.value(row.fee);
    if (row.response === null) to.value(0);
    else {
      to.value(1);
      to.text(row.response.additional_statement);
      to.text(row.response.cancellation_policy_disclosure);
      to.text(row.response.cancellation_rebuttal);
      to.text(row.response.customer_billing_address);
      to.text(row.response.customer_email_address);
      to.text(row.response.customer_name);
      to.text(row.response.customer_purchase_ip_address);
      to.text(row.response.duplicate_charge_explanation);
      to.text(row.response.duplicate_charge_original_payment_id);
      to.text(row.response.product_description);
      to.text(row.response.refund_policy_disclosure);
      to.text(row.response.refund_refusal_explanation);
      to.text(row.response.service_date);
      to.text(row.response.shipping_address);
      to.text(row.response.shipping_carrier);
      to.text(row.response.shipping_date);
      to.text(row.response.shipping_tracking_number);
    }
    if (row.reversal === null) to.value(0);
    else {
      to.value(1);
      to.text(row.reversal.description);
      to.name(row.reversal.created_at);
    }
    if (row.test_outcome === null) to.value(0);
    else {
      to.value(1);
      to.name(row.test_outcome.expected_result);
      to.value(row.test_outcome.delay_seconds);
    }
  },
  uploads(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.expires_at);
    if (row.file === null) to.value(0);
    else {
      to.value(1);
      to.value(row.file.length);
      to.text(row.file.sha256);
      to.name(row.file.received_at);
    }
    to.name(row.kind);
    to.name(row.subject_id);
  },
  dispute_evidence(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.name(row.dispute_id);
    to.text(row.file_name);
    to.name(row.file_type);
    to.name(row.dispute_evidence_type);
    to.name(row.status);
    to.text(row.description);
    to.value(row.metadata);
    to.name(row.upload_id);
  },
  payment_balance_transactions(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.payment_id);
    to.value(row.amount);
    to.value(row.balance);
    to.name(row.payment_balance_txn_type);
    to.name(row.source_type);
    to.name(row.source_id);
    to.name(row.created_at);
  },
  fee_configurations(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.name(row.platform_account_id);
    to.name(row.fee_type);
    to.text(row.variable_rate);
    to.value(row.transaction_fee_cents);
    to.name(row.transaction_fee_currency);
    to.value(row.fee_cap_cents);
    to.name(row.effective_start);
    to.name(row.effective_end);
  },
  checkout_completions(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.name(row.checkout_id);
    to.name(row.payment_mode);
    to.name(row.status);
    to.name(row.payment_status);
    to.text(row.payment_error_code);
    to.text(row.payment_error_description);
    to.value(row.payment_response);
    to.name(row.payment_id);
    to.name(row.payment_method_id);
  },
  events(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.idempotency_key);
    to.text(row.request_id);
    to.name(row.created_at);
    to.value(row.names.length);
    for (const item0 of row.names) {
      to.name(item0);
    }
    to.value(row.about.length);
    for (const item0 of row.about) {
      to.value(item0);
    }
    to.value(row.states.length);
    for (const item0 of row.states) {
      switch (item0.kind) {
        case 'payment':
          to.value(1);
          to.row('payments', item0.payment);
          to.row('payment_methods', item0.method);
          to.value(item0.refunds.length);
          for (const item1 of item0.refunds) {
            to.row('refunds', item1);
          }
          to.value(item0.disputes.length);
          for (const item1 of item0.disputes) {
            to.row('disputes', item1);
          }
          break;
        case 'intent':
          to.value(2);
          to.row('payment_intents', item0.payment_intent);
          if (item0.method === null) to.value(0);
          else {
            to.value(1);
            to.row('payment_methods', item0.method);
          }
          break;
        case 'method':
          to.value(3);
          to.row('payment_methods', item0.payment_method);
          break;
        case 'checkout':
          to.value(4);
          to.row('checkouts', item0.checkout);
          to.name(item0.completion_id);
          if (item0.methods === undefined) to.value(0);
          else {
            to.value(1);
            to.value(item0.methods.length);
            for (const item1 of item0.methods) {
              to.row('payment_methods', item1);
            }
          }
          break;
        case 'completion':
          to.value(5);
          to.row('checkouts', item0.checkout);
          to.name(item0.completion_id);
          if (item0.methods === undefined) to.value(0);
          else {
            to.value(1);
            to.value(item0.methods.length);
            for (const item1 of item0.methods) {
              to.row('payment_methods', item1);
            }
          }
          break;
        default:
          to.value(0);
          to.name(item0.mode);
          to.name(item0.account_id);
          to.text(item0.resource_id);
          to.value(item0.data);
      }
    }
  },
  publishers(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.text(row.url);
    to.value(row.events.length);
    for (const item0 of row.events) {
      to.name(item0);
    }
    to.name(row.account_id);
    to.name(row.account_type);
    to.text(row.secret);
    to.name(row.status);
    to.value(row.dropped_count);
    if (row.retry_span === null) to.value(0);
    else {
      to.value(1);
      to.name(row.retry_span.counted_from);
      to.name(row.retry_span.failing_since);
      to.boolean(row.retry_span.is_over);
    }
    to.name(row.created_at);
    if (row.is_function === undefined) to.value(0);
    else {
      to.value(1);
      to.boolean(row.is_function);
    }
  },
  deliveries(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.numbered(row.event_id);
    to.name(row.publisher_id);
    to.name(row.status);
    to.value(row.attempts.length);
    for (const item0 of row.attempts) {
      to.name(item0.attempted_at);
      to.value(item0.status);
      to.name(item0.failure);
      to.value(item0.duration_ms);
      to.text(item0.answer);
      to.name(item0.fault);
    }
    to.name(row.next_attempt_at);
    to.name(row.created_at);
  },
  faults(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.operation);
    to.name(row.event_name);
    to.value(row.fault);
    to.value(row.times);
    to.value(row.probability);
    to.value(row.seed);
    to.value(row.matched);
    to.value(row.passed);
    to.name(row.created_at);
  },
  idempotency_keys(row, to) {
    to.joined(row.id);
    to.sequence(row.sequence);
    to.text(row.fingerprint);
    to.value(row.status);
    to.text(row.body);
    if (row.data_of === null) to.value(0);
    else {
      to.value(1);
      to.numbered(row.data_of);
    }
    to.value(row.headers);
    to.name(row.created_at);
    if (row.refusal === undefined) to.value(0);
    else {
      to.value(1);
      to.value(row.refusal);
    }
  },
  jobs(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.due_at);
    to.name(row.kind);
    to.name(row.subject_id);
  },
  job_settings(row, to) {
    to.name(row.id);
    to.text(row.settings.enable_sub_account);
    to.text(row.settings.settle_payment);
    to.text(row.settings.settle_refund);
    to.text(row.settings.open_dispute);
    to.text(row.settings.decide_dispute);
    to.text(row.settings.close_payout_batch);
    to.text(row.settings.send_payout);
    to.text(row.settings.pay_payout);
    to.text(row.settings.close_proceeds_batch);
    to.text(row.settings.send_proceeds_payout);
    to.text(row.settings.pay_proceeds_payout);
  },
  checkouts(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.name(row.platform_account_id);
    to.value(row.amount);
    to.name(row.currency);
    to.text(row.description);
    to.value(row.metadata);
    to.text(row.origin_url);
    to.text(row.statement_descriptor);
    to.text(row.payment_description);
    to.value(row.payment_metadata);
    to.boolean(row.expedited);
    to.value(row.fees.length);
    for (const item0 of row.fees) {
      to.name(item0.type);
      to.value(item0.amount);
    }
    if (row.application_fees === null) to.value(0);
    else {
      to.value(1);
      if (row.application_fees.card === undefined) to.value(0);
      else {
        to.value(1);
        to.value(row.application_fees.card.amount);
      }
      if (row.application_fees.bank_account === undefined) to.value(0);
      else {
        to.value(1);
        to.value(row.application_fees.bank_account.amount);
      }
    }
    to.name(row.status);
    to.name(row.payment_intent_id);
    to.name(row.successful_payment_id);
    to.value(row.attempt_outcomes.length);
    for (const item0 of row.attempt_outcomes) {
      to.name(item0);
    }
    to.name(row.payment_method_group_id);
  },
  checkout_sessions(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.name(row.payment_intent_id);
    to.text(row.after_payment_url);
    to.text(row.back_url);
    to.name(row.expires_at);
    to.name(row.payment_id);
  },
  payouts(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.created_at);
    to.name(row.updated_at);
    to.value(row.payments_count);
    to.value(row.payments_total);
    to.value(row.refunds_count);
    to.value(row.refunds_total);
    to.value(row.fees_total);
    to.value(row.other_total);
    to.name(row.payout_type);
    to.name(row.currency);
    to.value(row.amount);
    to.name(row.bank_account.id);
    to.text(row.bank_account.full_name);
    to.text(row.bank_account.bank_name);
    to.value(row.bank_account.account_number_last4);
    to.text(row.bank_account.routing_number);
    to.name(row.bank_account.country);
    to.text(row.bank_account.nickname);
    to.text(row.bank_account.account_type);
    to.name(row.status);
    to.text(row.description);
    to.value(row.metadata);
    to.name(row.deposits_at);
  },
  payout_batches(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.payout_type);
    to.name(row.currency);
    to.value(row.payments_count);
    to.value(row.payments_total);
    to.value(row.refunds_count);
    to.value(row.refunds_total);
    to.value(row.fees_total);
    to.value(row.other_total);
    to.boolean(row.is_open);
    to.name(row.closes_at);
    to.value(row.counted_to);
    to.name(row.payout_id);
    to.name(row.moved_at);
  },
  balance_transactions(row, to) {
    to.name(row.id);
    to.sequence(row.sequence);
    to.name(row.mode);
    to.name(row.account_id);
    to.name(row.collected_in);
    to.name(row.txn_type);
    to.value(row.amount);
    to.value(row.fee);
    to.name(row.source_id);
    to.name(row.payment_id);
    to.name(row.created_at);
  },
};

const variants1 = [
  (from) => ({ mode: from.name(), account_id: from.name(), resource_id: from.text(), data: from.json() }),
  (from) => ({ kind: 'payment', payment: from.row('payments'), method: from.row('payment_methods'), refunds: from.list((from) => from.row('refunds')), disputes: from.list((from) => from.row('disputes')) }),
  (from) => ({ kind: 'intent', payment_intent: from.row('payment_intents'), method: from.isPresent() ? from.row('payment_methods') : null }),
  (from) => ({ kind: 'method', payment_method: from.row('payment_methods') }),
  (from) => from.withOptional({ kind: 'checkout', checkout: from.row('checkouts'), completion_id: from.name() }, 'methods', from.isPresent() ? from.list((from) => from.row('payment_methods')) : undefined),
  (from) => from.withOptional({ kind: 'completion', checkout: from.row('checkouts'), completion_id: from.name() }, 'methods', from.isPresent() ? from.list((from) => from.row('payment_methods')) : undefined),
];

export const rowReaders = {
  platform: (from) => ({ id: from.name(), currency: from.name(), test: { client_id: from.text(), secret_hash: from.text(), account_id: from.name() }, live: { client_id: from.text(), secret_hash: from.text(), account_id: from.name() }, hash_key: from.text() }),
  clock: (from) => ({ id: from.name(), offset: from.value(), frozen_at: from.value() }),
  accounts: (from) => from.withOptional(from.withOptional(from.withOptional({ id: from.name(), sequence: from.sequence(), kind: from.name(), mode: from.name(), platform_account_id: from.name(), name: from.text(), status: from.name(), currency: from.name(), application_fee_rates: from.list((from) => ({ id: from.name(), transaction_fee: from.value(), currency: from.name(), basis_point_rate: from.value(), rate_type: from.name(), created_at: from.name(), updated_at: from.name() })), related_accounts: from.json(), created_at: from.name(), updated_at: from.name() }, 'business_id', from.name()), 'payout_account_id', from.name()), 'payments_activated_on', from.name()),
  onboarding_entries: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), payload: from.json() }),
  businesses: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), archived: from.boolean(), legal_name: from.text(), website_url: from.text(), email: from.text(), phone: from.text(), doing_business_as: from.text(), business_type: from.name(), business_structure: from.name(), classification: from.name(), industry: from.text(), mcc: from.text(), tax_id_last4: from.text(), date_of_incorporation: from.text(), country_of_establishment: from.name(), metadata: from.json(), additional_questions: from.json(), legal_address_id: from.name(), representative_id: from.name(), owner_ids: from.list((from) => from.name()), terms_id: from.name(), sub_account_id: from.name() }),
  identities: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), business_id: from.name(), name: from.text(), title: from.text(), email: from.text(), phone: from.text(), dob_day: from.text(), dob_month: from.text(), dob_year: from.text(), ssn_last4: from.text(), is_owner: from.boolean(), ownership_percentage: from.value(), metadata: from.json(), address_id: from.name() }),
  addresses: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), business_id: from.name(), line1: from.text(), line2: from.text(), city: from.text(), state: from.text(), postal_code: from.text(), country: from.text() }),
  bank_accounts: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), business_id: from.name(), account_owner_name: from.text(), account_type: from.name(), acct_last_four: from.text(), masked_number: from.text(), routing_number: from.text(), bank_name: from.text(), nickname: from.text(), country: from.name(), currency: from.name(), metadata: from.json() }),
  documents: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), business_id: from.name(), identity_id: from.name(), file_name: from.text(), file_type: from.name(), document_type: from.name(), description: from.text(), status: from.name(), metadata: from.json(), upload_id: from.name() }),
  terms_and_conditions: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), business_id: from.name(), accepted: from.boolean(), ip: from.text(), user_agent: from.text() }),
  payment_methods: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), card: from.isPresent() ? { brand: from.name(), acct_last_four: from.name(), name: from.name(), month: from.text(), year: from.text(), address_line1_check: from.name(), address_postal_code_check: from.name(), test_card: from.name() } : null, bank_account: from.isPresent() ? { bank_name: from.text(), acct_last_four: from.name(), name: from.name(), test_bank_account: from.name() } : null, signature: from.text(), customer_id: from.name(), metadata: from.json() }),
  payment_method_groups: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), platform_account_id: from.name(), payment_method_ids: from.list((from) => from.name()) }),
  customers: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), email: from.text(), payment_methods: from.value() }),
  card_declines: (from) => ({ id: from.joined(), sequence: from.sequence(), declines: from.list((from) => from.name()), blocked_until: from.name(), forgotten_at: from.name() }),
  payment_intents: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), amount: from.value(), currency: from.name(), status: from.name(), description: from.text(), metadata: from.json(), payment_method_id: from.name() }),
  payments: (from) => from.withOptional({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), amount: from.value(), amount_refunded: from.value(), amount_disputed: from.value(), amount_returned: from.value(), fees: from.list((from) => ({ id: from.name(), type: from.name(), amount: from.value(), remaining_amount: from.value(), source_configuration_id: from.name(), source_fee_type: from.name() })), application_fee: from.isPresent() ? { id: from.name(), amount: from.value(), remaining_amount: from.value(), created_at: from.name(), updated_at: from.name() } : null, balance: from.value(), currency: from.name(), capture_strategy: from.name(), captured: from.boolean(), status: from.name(), error_code: from.text(), error_description: from.text(), description: from.text(), metadata: from.json(), payment_method_id: from.name(), payment_mode: from.name(), account_holder: from.name(), payment_intent_id: from.name(), direct: from.boolean(), checkout_id: from.name(), statement_descriptor: from.text(), expedited: from.boolean(), application_fee_rate_id: from.text(), financial_transaction_id: from.text(), scenario: from.name(), captured_at: from.name(), lapsed: from.boolean() }, 'dispute_fees', from.isPresent() ? from.value() : undefined),
  refunds: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), payment_id: from.name(), amount: from.value(), status: from.name(), description: from.text(), reason: from.name(), metadata: from.json(), returned_fees: from.list((from) => ({ id: from.name(), payment_fee_id: from.name(), type: from.name(), returned_amount: from.value(), original_amount: from.value(), remaining_amount: from.value(), currency: from.name() })) }),
  disputes: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), payment_id: from.name(), amount: from.value(), currency: from.name(), reason: from.name(), due_date: from.name(), status: from.name(), metadata: from.json(), fee: from.value(), response: from.isPresent() ? from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional({  }, 'additional_statement', from.text()), 'cancellation_policy_disclosure', from.text()), 'cancellation_rebuttal', from.text()), 'customer_billing_address', from.text()), 'customer_email_address', from.text()), 'customer_name', from.text()), 'customer_purchase_ip_address', from.text()), 'duplicate_charge_explanation', from.text()), 'duplicate_charge_original_payment_id', from.text()), 'product_description', from.text()), 'refund_policy_disclosure', from.text()), 'refund_refusal_explanation', from.text()), 'service_date', from.text()), 'shipping_address', from.text()), 'shipping_carrier', from.text()), 'shipping_date', from.text()), 'shipping_tracking_number', from.text()) : null, reversal: from.isPresent() ? { description: from.text(), created_at: from.name() } : null, test_outcome: from.isPresent() ? { expected_result: from.name(), delay_seconds: from.value() } : null }),
  uploads: (from) => ({ id: from.name(), sequence: from.sequence(), expires_at: from.name(), file: from.isPresent() ? { length: from.value(), sha256: from.text(), received_at: from.name() } : null, kind: from.name(), subject_id: from.name() }),
  dispute_evidence: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), dispute_id: from.name(), file_name: from.text(), file_type: from.name(), dispute_evidence_type: from.name(), status: from.name(), description: from.text(), metadata: from.json(), upload_id: from.name() }),
  payment_balance_transactions: (from) => ({ id: from.name(), sequence: from.sequence(), payment_id: from.name(), amount: from.value(), balance: from.value(), payment_balance_txn_type: from.name(), source_type: from.name(), source_id: from.name(), created_at: from.name() }),
  fee_configurations: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), platform_account_id: from.name(), fee_type: from.name(), variable_rate: from.text(), transaction_fee_cents: from.value(), transaction_fee_currency: from.name(), fee_cap_cents: from.value(), effective_start: from.name(), effective_end: from.name() }),
  checkout_completions: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), checkout_id: from.name(), payment_mode: from.name(), status: from.name(), payment_status: from.name(), payment_error_code: from.text(), payment_error_description: from.text(), payment_response: from.json(), payment_id: from.name(), payment_method_id: from.name() }),
  events: (from) => ({ id: from.name(), sequence: from.sequence(), idempotency_key: from.name(), request_id: from.text(), created_at: from.name(), names: from.list((from) => from.name()), about: from.list((from) => from.value()), states: from.list((from) => from.variant(variants1)) }),
  publishers: (from) => from.withOptional({ id: from.name(), sequence: from.sequence(), url: from.text(), events: from.list((from) => from.name()), account_id: from.name(), account_type: from.name(), secret: from.text(), status: from.name(), dropped_count: from.value(), retry_span: from.isPresent() ? { counted_from: from.name(), failing_since: from.name(), is_over: from.boolean() } : null, created_at: from.name() }, 'is_function', from.isPresent() ? from.boolean() : undefined),
  deliveries: (from) => ({ id: from.name(), sequence: from.sequence(), event_id: from.numbered(), publisher_id: from.name(), status: from.name(), attempts: from.list((from) => ({ attempted_at: from.name(), status: from.value(), failure: from.name(), duration_ms: from.value(), answer: from.text(), fault: from.name() })), next_attempt_at: from.name(), created_at: from.name() }),
  faults: (from) => ({ id: from.name(), sequence: from.sequence(), operation: from.name(), event_name: from.name(), fault: from.json(), times: from.value(), probability: from.value(), seed: from.value(), matched: from.value(), passed: from.value(), created_at: from.name() }),
  idempotency_keys: (from) => from.withOptional({ id: from.joined(), sequence: from.sequence(), fingerprint: from.text(), status: from.value(), body: from.text(), data_of: from.isPresent() ? from.numbered() : null, headers: from.json(), created_at: from.name() }, 'refusal', from.isPresent() ? from.value() : undefined),
  jobs: (from) => ({ id: from.name(), sequence: from.sequence(), due_at: from.name(), kind: from.name(), subject_id: from.name() }),
  job_settings: (from) => ({ id: from.name(), settings: from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional(from.withOptional({  }, 'enable_sub_account', from.text()), 'settle_payment', from.text()), 'settle_refund', from.text()), 'open_dispute', from.text()), 'decide_dispute', from.text()), 'close_payout_batch', from.text()), 'send_payout', from.text()), 'pay_payout', from.text()), 'close_proceeds_batch', from.text()), 'send_proceeds_payout', from.text()), 'pay_proceeds_payout', from.text()) }),
  checkouts: (from) => from.withOptional({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), platform_account_id: from.name(), amount: from.value(), currency: from.name(), description: from.text(), metadata: from.json(), origin_url: from.text(), statement_descriptor: from.text(), payment_description: from.text(), payment_metadata: from.json(), expedited: from.boolean(), fees: from.list((from) => ({ type: from.name(), amount: from.value() })), application_fees: from.isPresent() ? from.withOptional(from.withOptional({  }, 'card', from.isPresent() ? { amount: from.value() } : undefined), 'bank_account', from.isPresent() ? { amount: from.value() } : undefined) : null, status: from.name(), payment_intent_id: from.name(), successful_payment_id: from.name(), attempt_outcomes: from.list((from) => from.name()) }, 'payment_method_group_id', from.name()),
  checkout_sessions: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), payment_intent_id: from.name(), after_payment_url: from.text(), back_url: from.text(), expires_at: from.name(), payment_id: from.name() }),
  payouts: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), created_at: from.name(), updated_at: from.name(), payments_count: from.value(), payments_total: from.value(), refunds_count: from.value(), refunds_total: from.value(), fees_total: from.value(), other_total: from.value(), payout_type: from.name(), currency: from.name(), amount: from.value(), bank_account: { id: from.name(), full_name: from.text(), bank_name: from.text(), account_number_last4: from.value(), routing_number: from.text(), country: from.name(), nickname: from.text(), account_type: from.text() }, status: from.name(), description: from.text(), metadata: from.json(), deposits_at: from.name() }),
  payout_batches: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), payout_type: from.name(), currency: from.name(), payments_count: from.value(), payments_total: from.value(), refunds_count: from.value(), refunds_total: from.value(), fees_total: from.value(), other_total: from.value(), is_open: from.boolean(), closes_at: from.name(), counted_to: from.value(), payout_id: from.name(), moved_at: from.name() }),
  balance_transactions: (from) => ({ id: from.name(), sequence: from.sequence(), mode: from.name(), account_id: from.name(), collected_in: from.name(), txn_type: from.name(), amount: from.value(), fee: from.value(), source_id: from.name(), payment_id: from.name(), created_at: from.name() }),
};
