import type { Metadata } from 'next'
import { CopyPart, ErasurePart, StoredPart } from '@/components/account/my-data'
import { ProfileRoom } from '@/components/account/room'
import { hasPasskey } from '@/lib/accounts/ways-in'
import { requireViewer } from '@/lib/auth/viewer'
import { plannedErasure, whatStandsInTheWay } from '@/lib/rights/queries'
import { routes } from '@/lib/routes'
import { myDataWords } from '@/words/my-data'

export const generateMetadata = (): Metadata => ({ title: myDataWords().title })

export default async function MyDataPage() {
  const { id } = await requireViewer(routes.myData)
  const [planned, passkey] = await Promise.all([plannedErasure(id), hasPasskey(id)])
  const obstacle = planned ? null : await whatStandsInTheWay(id)
  const { title, lede } = myDataWords()
  return (
    <ProfileRoom title={title} lede={lede}>
      <StoredPart />
      <CopyPart passkey={passkey} />
      <ErasurePart planned={planned} obstacle={obstacle} passkey={passkey} />
    </ProfileRoom>
  )
}
