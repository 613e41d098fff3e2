import { AddPasskey } from '@/components/profile/add-passkey'
import { NewPasskey } from '@/components/profile/new-passkey'
import { teamEnterWords } from '@/words/team-enter'
import { SetUpApp } from './set-up-app'

/** The first second factor. Either is enough to begin with. */
export function SetUp({ confirmed }: { confirmed: boolean }) {
  const { setUp, passkey, app } = teamEnterWords()
  if (!confirmed) return <NewPasskey confirmed={false} />
  return (
    <div className="grid gap-9">
      <section aria-labelledby="passkey" className="grid gap-4">
        <h2 id="passkey" className="text-2xl">
          {passkey.heading}
        </h2>
        <p>{setUp.passkey}</p>
        <AddPasskey />
      </section>
      <section aria-labelledby="app" className="grid gap-4">
        <h2 id="app" className="text-2xl">
          {app.heading}
        </h2>
        <p>{setUp.app}</p>
        <SetUpApp />
      </section>
    </div>
  )
}
