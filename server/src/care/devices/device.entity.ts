import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { DeviceType } from "./device.rules";

/** Something that measures a patient, or a file of what it measured. */
@Entity("devices")
export class Device {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "patient_id" })
  patientId: string;

  @Column({ type: "text" })
  type: DeviceType;

  @Column({ type: "text" })
  name: string;

  /** False once it was disconnected and its readings were kept. */
  @Column({ type: "boolean" })
  connected: boolean;

  @Column({ type: "timestamptz", name: "last_synced_at", nullable: true })
  lastSyncedAt: Date | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}
