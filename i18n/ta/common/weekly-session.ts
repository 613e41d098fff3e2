/** A case ending can follow: `${WEEKLY_SESSION}க்கு` says “at”. */
export const WEEKLY_SESSION = 'காலை\u00a010:00\u00a0மணி'
