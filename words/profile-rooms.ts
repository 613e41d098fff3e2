import { profileRooms as en } from './en/profile-rooms'
import { inLanguage } from './language'

export const profileRoomWords = () => inLanguage({ en })
