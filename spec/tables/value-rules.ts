import { followedBy, message } from '../vocabulary/message';
import { explainCondition } from './conditions';

/** Rules that are no type of a value: each is the explanation of a `parameter_invalid`. */
export const valueRules = {
  whole_capture: followedBy(
    message`${'name'} must be ${'amount'}.`,
    explainCondition('whole_capture', 'Leave it out, or void this payment and authorize less.'),
  ),
  date: message`${'name'} must be a date that exists, such as 2027-01-31.`,
  timestamp: message`${'name'} must be a timestamp such as 2027-01-01T00:00:00Z, before the year 10000.`,
  country_is_final: followedBy(
    message`${'name'} must be ${'present'}.`,
    explainCondition('final_country', 'Leave it out, or create another business.'),
  ),
  day_of_month: followedBy(message`${'name'} is not that of a date of birth.`, explainCondition('day_of_month')),
  age: followedBy(message`${'name'} is too late.`, explainCondition('minimum_age')),
  business_is_final: followedBy(
    message`${'name'} must be ${'present'}.`,
    explainCondition('final_business', 'Leave it out, or create another person.'),
  ),
  ip_address: message`${'name'} must be an IPv4 or IPv6 address, such as 192.0.2.1 or 2001:db8::1.`,
  web_address: message`${'name'} must be a whole http or https address without user and password, such as https://shop.example/paid.`,
  grant: message`${'name'} must be a role, a kind and an id, such as write:account:acc_1.`,
  file_extension: followedBy(message`${'name'} must end in ${'extensions'}.`, explainCondition('extension_of_type')),
  one_group: followedBy(message`${'name'} differs from the one beside payment_method.`, explainCondition('one_group')),
  one_kind: followedBy(message`${'name'} has both.`, explainCondition('one_kind')),
  object: message`${'name'} must be an object.`,
  whole_number: message`${'name'} must be a whole number from ${'minimum'} to ${'maximum'}.`,
  flag: message`${'name'} must be true or false.`,
  choice: message`${'name'} must be one of: ${'choices'}.`,
  dispute_result: message`${'name'} must be won or lost.`,
  after_dispute: followedBy(message`${'name'} is too early.`, explainCondition('due_after_dispute')),
};
