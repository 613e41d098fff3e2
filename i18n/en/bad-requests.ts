import { errors } from './errors'

/** For requests that never reach a page or route. */
export const badRequest = {
  notHttp: 'This request could not be read.',
  tooSlow: 'The request took too long to arrive. Try again.',
  headersTooLong: 'The headers of this request are too long.',
  notExpected: 'This site cannot do what the request asks for.',
  methodNotAllowed: errors.methodNotAllowed,
  plainHttpOnly: 'This site accepts plain HTTP only.',
  notAnAddress: 'This URL is not valid.',
  readOnly: 'This URL can only be read.',
  noFile: 'This file does not exist.',
  tooBusy: errors.busy,
}
