-- Cycles through the request list in wrk and prints a summary line.
local requests, at = {}, 0

function init(args)
  for _, one in ipairs(dofile(args[1])) do
    requests[#requests + 1] = wrk.format(one.method, nil, one.headers, one.body)
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary)
  local errors = summary.errors
  local broken = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format(
    'RESULT {"requests":%d,"refused":%d,"broken":%d,"microseconds":%d}\n',
    summary.requests, errors.status, broken, summary.duration
  ))
end
