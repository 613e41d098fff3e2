/** Whether there is time for everything, as every night; else for one of each kind. */
export const isFullRun = process.env.TEST_WHOLE === 'yes'
