import { Act } from '@/components/school/act'
import { Alert } from '@/components/ui/alert'
import { profileRoomWords } from '@/words/profile-rooms'
import { refusalSentence } from '@/words/refusals'
import { AddPasskey } from './add-passkey'

/** The form, once the address is confirmed; before that, how to confirm it. */
export function NewPasskey({ confirmed }: { confirmed: boolean }) {
  if (confirmed) return <AddPasskey />
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="info">{refusalSentence('confirmAddressFirst')}</Alert>
      <Act label={profileRoomWords().email.again} path="/api/account/address/confirm" atOnce />
    </div>
  )
}
