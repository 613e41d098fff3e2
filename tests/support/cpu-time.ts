/** Of this process. Unlike elapsed time, it hardly depends on what else the machine is doing. */
export function measureCpuMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
