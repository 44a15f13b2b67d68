import { useState } from "react";
import { useLiveSubscription } from "../../../core/useLiveSubscription";
import { graphql } from "../../../gql";
import type {
  DashboardDevicesChangedSubscription,
  HealthAlertChangedSubscription,
  VitalsChangedSubscription,
} from "../../../gql/graphql";

const VitalsDocument = graphql(`
  subscription vitalsChanged {
    vitalsChanged {
      id
      ...HealthMetrics_vitals
    }
  }
`);

const AlertsDocument = graphql(`
  subscription healthAlertChanged {
    healthAlertChanged {
      id
      metric
      type
      acknowledgedAt
      ...HealthAlerts_alert
    }
  }
`);

const DevicesDocument = graphql(`
  subscription dashboardDevicesChanged {
    deviceChanged {
      id
      connected
    }
  }
`);

export interface Health {
  vitals: VitalsChangedSubscription["vitalsChanged"];
  alerts: HealthAlertChangedSubscription["healthAlertChanged"];
  devices: DashboardDevicesChangedSubscription["deviceChanged"];
}

/** What devices have measured: as the page read it, and from then on as it changes. */
export function useHealth(read: Health | undefined): Health | undefined {
  const [vitals, setVitals] = useState<{ now: Health["vitals"] }>();
  const [alerts, setAlerts] = useState<Health["alerts"]>();
  const [devices, setDevices] = useState<Health["devices"]>();
  useLiveSubscription(VitalsDocument, { variables: {}, onData: (data) => setVitals({ now: data.vitalsChanged }) });
  useLiveSubscription(AlertsDocument, { variables: {}, onData: (data) => setAlerts(data.healthAlertChanged) });
  useLiveSubscription(DevicesDocument, { variables: {}, onData: (data) => setDevices(data.deviceChanged) });
  return (
    read && {
      vitals: vitals ? vitals.now : read.vitals,
      alerts: alerts ?? read.alerts,
      devices: devices ?? read.devices,
    }
  );
}
