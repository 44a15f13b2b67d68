import { existsSync, readFileSync } from "node:fs";
import os from "node:os";

/** What the machine, or the container that limits us, uses at this moment. */
export interface MachineReading {
  /** Busy time so far and time available so far, in the same unit; only differences mean something. */
  cpuBusy: number;
  cpuTotal: number;
  /** Bytes. */
  memoryUsed: number;
  memoryLimit: number;
}

/** Folder of the cgroup v2 files, when this process lives in one that limits it. */
const CGROUP = "/sys/fs/cgroup";

/** Reads CPU and memory as a share of the cgroup where it sets a limit, else of the machine. */
export function readMachine(cgroup = CGROUP): MachineReading {
  return { ...(readCgroupCpu(cgroup) ?? readMachineCpu()), ...(readCgroupMemory(cgroup) ?? readMachineMemory()) };
}

/** Percent of the CPU time between two readings; null when no time has passed. */
export function cpuPercent(before: MachineReading, after: MachineReading): number | null {
  const total = after.cpuTotal - before.cpuTotal;
  if (total <= 0) return null;
  return Math.min(100, Math.max(0, ((after.cpuBusy - before.cpuBusy) / total) * 100));
}

export function memoryPercent({ memoryUsed, memoryLimit }: MachineReading): number {
  return Math.min(100, (memoryUsed / memoryLimit) * 100);
}

function readMachineCpu(): { cpuBusy: number; cpuTotal: number } {
  let idle = 0;
  let total = 0;
  for (const { times } of os.cpus()) {
    idle += times.idle;
    total += times.user + times.nice + times.sys + times.irq + times.idle;
  }
  return { cpuBusy: total - idle, cpuTotal: total };
}

/** `cpu.max` is "quota period" in µs, or "max period"; `cpu.stat` has usage_usec. */
function readCgroupCpu(cgroup: string): { cpuBusy: number; cpuTotal: number } | undefined {
  const [quota, period] = read(`${cgroup}/cpu.max`)?.split(" ") ?? [];
  const usage = /usage_usec (\d+)/.exec(read(`${cgroup}/cpu.stat`) ?? "")?.[1];
  if (!quota || quota === "max" || !period || !usage) return undefined;
  const allowedCores = Number(quota) / Number(period);
  return { cpuBusy: Number(usage), cpuTotal: (Number(process.hrtime.bigint()) / 1000) * allowedCores };
}

/** Memory that could be given back at once (free and cache) does not count as used. */
function readMachineMemory(): { memoryUsed: number; memoryLimit: number } {
  const available = /MemAvailable:\s+(\d+) kB/.exec(read("/proc/meminfo") ?? "")?.[1];
  const free = available ? Number(available) * 1024 : os.freemem();
  return { memoryUsed: os.totalmem() - free, memoryLimit: os.totalmem() };
}

function readCgroupMemory(cgroup: string): { memoryUsed: number; memoryLimit: number } | undefined {
  const limit = Number(read(`${cgroup}/memory.max`));
  const current = Number(read(`${cgroup}/memory.current`));
  const cache = Number(/inactive_file (\d+)/.exec(read(`${cgroup}/memory.stat`) ?? "")?.[1] ?? 0);
  return limit > 0 && current > 0 && limit < os.totalmem()
    ? { memoryUsed: current - cache, memoryLimit: limit }
    : undefined;
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}
