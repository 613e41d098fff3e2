import type { PublicUser } from './schema'

type PublicUserInput = Omit<PublicUser, 'name' | 'is_subscribed'> & { isSubscribed: boolean }

/** The only shape in which an account leaves the server. */
export function toPublicUser({
  id,
  firstname,
  lastname,
  email,
  isSubscribed,
}: PublicUserInput): PublicUser {
  return {
    id,
    firstname,
    lastname,
    name: `${firstname} ${lastname}`,
    email,
    is_subscribed: isSubscribed ? 1 : 0,
  }
}
