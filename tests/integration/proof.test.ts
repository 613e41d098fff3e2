import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressLinks, dataCopies, erasures, passkeys } from '@/db/schema'
import type { Asker } from '@/lib/accounts/checked-proof'
import type { Proof } from '@/lib/accounts/schema'
import { newDevice } from '../support/authenticator'
import { inProcess } from '../support/in-process'
import { newTeacher } from '../support/person'
import { registered } from '../support/rights'

/** What decides over an account asks once more who it is: by the password, or by a passkey instead. */

let site: Awaited<ReturnType<typeof inProcess>>
let keys: typeof import('@/lib/auth/passkeys')
let proofs: typeof import('@/lib/accounts/checked-proof')
const acts: Record<string, (asker: Asker, proof: Proof) => Promise<unknown>> = {}
const traces = { address: addressLinks, copy: dataCopies, erasure: erasures }

beforeAll(async () => {
  site = await inProcess({ RATE_LIMIT_UNASKED_MAIL: '100000/60' })
  keys = await import('@/lib/auth/passkeys')
  proofs = await import('@/lib/accounts/checked-proof')
  const { requestAddressChange } = await import('@/lib/accounts/commands/change-address')
  const { openCopy } = await import('@/lib/rights/commands/copy')
  const { askErasure } = await import('@/lib/rights/commands/ask-erasure')
  acts.address = (asker, proof) =>
    requestAddressChange(asker, { email: newTeacher().email, ...proof })
  acts.copy = openCopy
  acts.erasure = (asker, proof) => askErasure(asker, { keep_certificates: false, ...proof })
})
afterAll(() => site?.close())

async function personWithPasskey() {
  const person = await registered(site.db)
  const device = newDevice('http://localhost:3000')
  const options = await keys.creationOptions(person, [])
  const made = await keys.checkNewPasskey(person, device.make(options) as never)
  await site.db.insert(passkeys).values({ ...made, name: 'My phone' })
  return { person, device }
}
type Held = Awaited<ReturnType<typeof personWithPasskey>>

const answer = async ({ person, device }: Held, said = {}, asker: Asker = person) =>
  ({ passkey: device.show(await keys.requestOptions('decide', asker), said) }) as never as Proof

const refused = { status: 400, word: 'passkeyRefused' }

describe.each(['address', 'copy', 'erasure'] as const)('%s', (name) => {
  const act = (asker: Asker, proof: Proof) => acts[name]?.(asker, proof)
  const begun = async ({ id }: { id: string }) =>
    (await site.db.$count(traces[name], eq(traces[name].userId, id))) > (name === 'address' ? 1 : 0)

  test('takes a passkey for the password, each answer once', async () => {
    const held = await personWithPasskey()
    const proof = await answer(held)
    expect(await begun(held.person)).toBe(false)
    await act(held.person, proof)
    expect(await begun(held.person)).toBe(true)
    await expect(act(held.person, proof)).rejects.toMatchObject(refused)
  })

  test('takes none of another login, of another person, for another purpose, or without its owner', async () => {
    const [held, other] = [await personWithPasskey(), await personWithPasskey()]
    const elsewhere = { ...held.person, sessionId: randomUUID() }
    const toLogIn = held.device.show(await keys.requestOptions('log-in', null))
    const toTeam = held.device.show(await keys.requestOptions('prove', held.person))
    for (const proof of [
      await answer(held, {}, elsewhere),
      await answer(other),
      await answer({ ...other, person: held.person }),
      { passkey: toLogIn } as never,
      { passkey: toTeam } as never,
      await answer(held, { verified: false }),
      await answer(held, { origin: 'https://evil.example' }),
    ])
      await expect(act(held.person, proof)).rejects.toMatchObject(refused)
    await expect(act(held.person, {})).rejects.toMatchObject({ word: 'wrongCurrentPassword' })
    expect(await begun(held.person)).toBe(false)
  })
})

test('a passkey that was removed meanwhile, or a password that was changed, decides nothing', async () => {
  const { changePassword } = await import('@/lib/accounts/commands/change-password')
  const held = await personWithPasskey()
  const { person } = held
  const byKey = await proofs.checkedProof(person, await answer(held))
  const byPassword = await proofs.checkedProof(person, { password: person.password })
  const take = (checked: typeof byKey) =>
    site.db.transaction((tx) => proofs.takeChecked(tx, person.id, checked))
  expect(await take(byPassword)).toMatchObject({ id: person.id })
  await site.db.delete(passkeys).where(eq(passkeys.userId, person.id))
  await expect(take(byKey)).rejects.toMatchObject(refused)
  await changePassword(person as never, {
    currentPassword: person.password,
    newPassword: 'another-one-7',
  })
  await expect(take(byPassword)).rejects.toMatchObject({ word: 'wrongCurrentPassword' })
})

test('the form asks for one of the two, at its field', async () => {
  const { addressChange } = await import('@/lib/accounts/schema')
  const email = 'asha@example.org'
  for (const given of [{}, { password: '' }, { password: '  ' }]) {
    const said = addressChange.safeParse({ email, ...given })
    expect(said.error?.issues).toMatchObject([
      { path: ['password'], message: 'currentPasswordRequired' },
    ])
  }
  expect(addressChange.safeParse({ email, passkey: { id: 'x' } }).success).toBe(false)
  expect(addressChange.safeParse({ email, password: 'secret' }).success).toBe(true)
})
