import { errors } from './errors'

/** What the server says to a request that never reaches the site behind it. */
export const badRequests = {
  notHttp: 'This request could not be read.',
  tooSlow: 'The request took too long to arrive. Please try again.',
  headersTooLong: 'The request has longer headers than this site takes.',
  notExpected: 'This site does not do what the request expects.',
  notThisWay: errors.notThisWay,
  plainHttpOnly: 'This site speaks plain HTTP only.',
  notAnAddress: 'This address is not valid.',
  readOnly: 'This address can only be read.',
  noFile: 'There is no such file.',
  tooBusy: errors.busy,
}
