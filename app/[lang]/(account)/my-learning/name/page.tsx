import { FormPage } from '@/components/forms/form-page'
import { BackToLearning } from '@/components/learning/back-to-learning'
import { CertificateNameForm } from '@/components/learning/certificate-name-form'
import { myLearningText } from '@/i18n/my-learning'
import { requireViewer } from '@/lib/auth/viewer'
import { getLearner } from '@/lib/learning/learner'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: myLearningText().name.heading }))

export default async function CertificateNamePage() {
  const { id } = await requireViewer(routes.certificateName)
  const learner = await getLearner(id)
  const text = myLearningText().name
  return (
    <FormPage title={text.heading} breadcrumbs={<BackToLearning />}>
      <p>{text.ask}</p>
      <CertificateNameForm
        name={learner.certificateName ?? learner.registered}
        language={learner.certificateLanguage}
        nextPath={routes.myLearning}
      />
    </FormPage>
  )
}
