# Reads deliveries from stdin and prints the results of the function of the guide, both in JSON.
require 'json'
require_relative 'sample'

deliveries = JSON.parse($stdin.set_encoding('UTF-8').read)
results = deliveries.map do |each|
  # A server reads bodies and headers as bytes.
  body, signature = each.values_at('body', 'signature').map(&:b)
  verify_webhook(body, signature, each['timestamp'], each['secret'], Time.iso8601(each['now']))
end
puts JSON.generate(results)
