/** Commands in a tournament. */
import type { CancelTournament, EnterBots, JoinTournament, LeaveTournament, RemoveEntrant, StartTournament, WalkOver } from "./types";

export type TournamentCommand = CancelTournament | EnterBots | JoinTournament | LeaveTournament | RemoveEntrant | StartTournament | WalkOver;
