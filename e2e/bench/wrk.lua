-- What `wrk` found, as one line of JSON: requests a second, milliseconds within which 99 of 100 were answered, and failures.
function done(summary, latency)
  local errors = summary.errors
  local failures = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  io.write(string.format('{"perSecond":%.0f,"p99":%.0f,"failures":%d}\n',
    summary.requests / summary.duration * 1e6, latency:percentile(99) / 1000, failures))
end
