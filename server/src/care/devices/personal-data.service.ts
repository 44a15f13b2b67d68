import type { PersonalData } from "../../platform/personal-data";
import type { RowProblem } from "./device-import.rules";

/** Devices, what they measured, and alerts. All of it leaves with the row of the account, by foreign keys and a trigger. */
export const DEVICE_DATA: readonly PersonalData[] = [
  {
    columns: ["devices.patient_id"],
    erasure: "It is deleted.",
    export: {
      key: "wearableDevices",
      title: "Your devices",
      about:
        "The watches and other devices whose readings you gave us. The readings of a demonstration device are made up.",
      roles: ["CUSTOMER"],
      labels: {
        type: "Kind",
        name: "Name",
        connected: "Connected",
        lastSynced: "Last sent something",
        addedAt: "Added",
      },
      sql: `select created_at as at, id, type, name, connected, last_synced_at as "lastSynced", created_at as "addedAt" from devices
             where patient_id = $1 and (created_at, id) > ($2, $3) order by created_at, id limit $4`,
    },
  },
  {
    columns: ["readings.patient_id"],
    erasure: "It is deleted.",
    export: {
      key: "readings",
      title: "Your readings",
      about: "Everything that your devices measured.",
      roles: ["CUSTOMER"],
      labels: { metric: "What", from: "From", to: "To", value: "Value", deviceId: "Device" },
      firstId: "",
      sql: `select started_at as at, metric || ':' || device_id as id, metric, started_at as "from", ended_at as "to", value,
                   device_id as "deviceId"
              from readings where patient_id = $1 and started_at >= $2 and (started_at, metric || ':' || device_id) > ($2, $3)
             order by started_at, 2 limit $4`,
    },
  },
  {
    columns: ["reading_hours.patient_id"],
    erasure: "It is deleted.",
  },
  {
    columns: ["reading_days.patient_id"],
    erasure: "It is deleted.",
    export: {
      key: "readingDays",
      title: "Your readings by day",
      about:
        "The sums that we make of your readings, for charts. Heart rates are added up over the minutes that have one.",
      roles: ["CUSTOMER"],
      labels: {
        day: "Day",
        metric: "What",
        total: "Sum",
        lowest: "Lowest",
        highest: "Highest",
        minutes: "Minutes with a value",
      },
      firstId: "",
      sql: `select day::timestamp at time zone 'UTC' as at, metric as id, day::text as day, metric, total, lowest, highest, minutes,
                   last_at as "lastAt", device_id as "deviceId" from reading_days
             where patient_id = $1 and (day::timestamp at time zone 'UTC', metric) > ($2, $3) order by 1, 2 limit $4`,
    },
  },
  {
    columns: ["health_alerts.patient_id"],
    erasure: "It is deleted.",
    export: {
      key: "healthAlerts",
      title: "Your health alerts",
      about: "When a figure was outside its usual range. An alert is not a diagnosis.",
      roles: ["CUSTOMER"],
      labels: {
        metric: "What",
        type: "Side",
        value: "Value",
        threshold: "Limit",
        day: "Day",
        demonstration: "Made up",
        raisedAt: "Raised",
        seenAt: "You saw it",
        overAt: "Over",
      },
      sql: `select opened_at as at, id, metric, type, value, threshold, day::text as day, demonstration, opened_at as "raisedAt",
                   acknowledged_at as "seenAt", resolved_at as "overAt"
              from health_alerts where patient_id = $1 and (opened_at, id) > ($2, $3) order by opened_at, id limit $4`,
    },
  },
  {
    columns: ["device_imports.patient_id"],
    erasure: "It is deleted.",
    export: {
      key: "deviceImports",
      title: "Files of readings",
      about: "The files that you gave us in the last 30 days, and what we found in them. We do not keep the files.",
      roles: ["CUSTOMER"],
      labels: {
        givenAt: "Given",
        kind: "Kind",
        status: "State",
        added: "New readings",
        firstAt: "From",
        lastAt: "To",
        problemRows: "Rows that could not be read",
      },
      sql: `select created_at as at, id, created_at as "givenAt", kind, status, counts, added, left_out as "leftOut", first_at as "firstAt",
                   last_at as "lastAt", problem,
                   problem_rows as "problemRows"
              from device_imports where patient_id = $1 and (created_at, id) > ($2, $3) order by created_at, id limit $4`,
      onPaper: { problemRows: (rows: readonly RowProblem[]) => rows.map(({ row, problem }) => `${row}: ${problem}`) },
    },
  },
];
