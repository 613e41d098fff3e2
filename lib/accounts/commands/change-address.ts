import 'server-only'
import { Refusal } from '@/base/errors'
import { database } from '@/db/client'
import { enqueueMail } from '@/lib/mail/outbox'
import { isTaken, storeAddressLink } from '../address-links'
import { type Asker, checkedProof, takeChecked } from '../checked-proof'
import { confirmAddress } from '../links'
import type { AddressChange } from '../schema'
import { addressTaken } from './confirm-address'

/** Nothing changes until the link in the new mailbox is opened. A cookie alone cannot ask for it. */
export async function requestAddressChange(viewer: Asker, form: AddressChange): Promise<void> {
  const checked = await checkedProof(viewer, form)
  const { email } = form
  const db = await database()
  await db.transaction(async (tx) => {
    const account = await takeChecked(tx, viewer.id, checked)
    if (account.email.toLowerCase() === email.toLowerCase()) throw sameAddress()
    if (await isTaken(tx, email, viewer.id)) throw addressTaken()
    const token = await storeAddressLink(tx, { userId: viewer.id, kind: 'change', email })
    const data = { firstname: account.firstname, link: confirmAddress(token) }
    const sent = await enqueueMail(tx, { template: 'newAddress', to: email, data })
    if (!sent) throw new Refusal('conflict', 'lettersForToday')
  })
}

const sameAddress = () =>
  new Refusal('conflict', 'sameAddress', { errors: { email: 'sameAddress' } })
