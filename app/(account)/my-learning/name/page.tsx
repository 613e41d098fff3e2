import type { Metadata } from 'next'
import { FormPage } from '@/components/forms/form-page'
import { BackToLearning } from '@/components/learning/back-to-learning'
import { NameForm } from '@/components/learning/name-form'
import { requireViewer } from '@/lib/auth/viewer'
import { learnerOf } from '@/lib/learning/queries/learner'
import { routes } from '@/lib/routes'
import { myLearningWords } from '@/words/my-learning'

export const generateMetadata = (): Metadata => ({ title: myLearningWords().name.heading })

export default async function CertificateNamePage() {
  const { id } = await requireViewer(routes.certificateName)
  const { certificateName, registered } = await learnerOf(id)
  const words = myLearningWords().name
  return (
    <FormPage title={words.heading} trail={<BackToLearning />}>
      <p>{words.ask}</p>
      <NameForm name={certificateName ?? registered} onward={routes.myLearning} />
    </FormPage>
  )
}
