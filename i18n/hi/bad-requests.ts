import { errors } from './errors'

/** For requests that never reach a page or route. */
export const badRequest = {
  notHttp: 'यह अनुरोध पढ़ा नहीं जा सका।',
  tooSlow: 'अनुरोध पहुँचने में बहुत समय लगा। फिर कोशिश करें।',
  headersTooLong: 'इस अनुरोध के हेडर बहुत लंबे हैं।',
  notExpected: 'अनुरोध जो माँगता है, वह यह साइट नहीं कर सकती।',
  methodNotAllowed: errors.methodNotAllowed,
  plainHttpOnly: 'यह साइट केवल सादा HTTP स्वीकार करती है।',
  notAnAddress: 'यह URL सही नहीं है।',
  readOnly: 'यह URL केवल पढ़ा जा सकता है।',
  noFile: 'यह फ़ाइल मौजूद नहीं है।',
  tooBusy: errors.busy,
}
