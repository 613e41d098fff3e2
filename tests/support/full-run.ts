/** True every night; other runs take one case of each kind. */
export const isFullRun = process.env.TEST_WHOLE === 'yes'
