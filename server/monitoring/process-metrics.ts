import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Family } from "./prometheus.ts";

/** How often it is looked whether the event loop is late, in milliseconds. */
const resolution = 20;

const nanoseconds = 1_000_000_000;

export type ProcessFigures = ReturnType<typeof followProcess>;

/** Memory, processor time and lateness of this process, by the names that dashboards know; `stop` ends the watching. */
export function followProcess() {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();

  /** How late the event loop was since this was asked last, in seconds. */
  function lateness(nanosecondsBetween: number): number {
    return Math.max(0, nanosecondsBetween / nanoseconds - resolution / 1_000);
  }

  return {
    families(): readonly Family[] {
      const { rss, heapUsed, heapTotal } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const late = [0.5, 0.99, 1].map((quantile) => ({
        labels: { quantile },
        value: lateness(delay.percentile(quantile * 100)),
      }));
      delay.reset();
      return [
        gauge("process_resident_memory_bytes", "Resident memory.", rss),
        gauge("nodejs_heap_size_used_bytes", "Heap in use.", heapUsed),
        gauge("nodejs_heap_size_total_bytes", "Heap reserved.", heapTotal),
        gauge(
          "process_start_time_seconds",
          "When the process began, since 1970.",
          performance.timeOrigin / 1_000,
        ),
        {
          name: "process_cpu_seconds_total",
          help: "Processor time used.",
          type: "counter",
          samples: [{ value: (user + system) / 1_000_000 }],
        },
        {
          name: "nodejs_eventloop_lag_seconds",
          help: "How late the event loop was since the last time this was read; quantile 1 is the worst.",
          type: "gauge",
          samples: late,
        },
      ];
    },

    stop(): void {
      delay.disable();
    },
  };
}

function gauge(name: string, help: string, value: number): Family {
  return { name, help, type: "gauge", samples: [{ value }] };
}
