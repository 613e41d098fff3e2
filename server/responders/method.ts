import { sendBadRequest } from '../bad-requests'
import { READ_METHODS } from '../page-request'
import { type Responder, SKIP } from '../responder'

/** Pages and files are only read. */
export const rejectOtherMethods: Responder = ({ request, response }) =>
  READ_METHODS.has(request.method ?? '')
    ? SKIP
    : sendBadRequest(response, 405, 'readOnly', { allow: 'GET, HEAD' })
