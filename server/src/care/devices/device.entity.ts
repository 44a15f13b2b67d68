import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { DeviceType } from "./device.rules";

/** Something that measures a patient, or a file of what it measured. */
@Entity("devices")
export class Device {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") patientId: string;
  @Column("text") type: DeviceType;
  @Column("text") name: string;
  /** False once it was disconnected and its readings were kept. */
  @Column("boolean") connected: boolean;
  @Column("timestamptz", { nullable: true }) lastSyncedAt: Date | null;
  @Column("timestamptz") createdAt: Date;
}
