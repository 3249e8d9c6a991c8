import { type ComponentType, lazy } from 'react';
import { Route, Switch } from 'wouter';
import { NotFound } from '../parts/not-found.tsx';
import { clubWords } from '../words/club.ts';

/** A page about people, with its words. */
const page = <P,>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const [made] = await Promise.all([load(), clubWords()]);
    return { default: made };
  });

const ProfileScreen = page(async () => (await import('./profile/profile-screen.tsx')).ProfileScreen);
const BoardScreen = page(async () => (await import('./profile/board-screen.tsx')).BoardScreen);
const BotsScreen = page(async () => (await import('./bots/bots-screen.tsx')).BotsScreen);
const FriendsScreen = page(async () => (await import('./friends/friends-screen.tsx')).FriendsScreen);
const FriendLinkScreen = page(async () => (await import('./friends/friend-link-screen.tsx')).FriendLinkScreen);
const TournamentsScreen = page(async () => (await import('./tournaments/tournaments-screen.tsx')).TournamentsScreen);
const NewTournamentScreen = page(async () => (await import('./tournaments/new-tournament-screen.tsx')).NewTournamentScreen);
const TournamentScreen = page(async () => (await import('./tournaments/tournament-screen.tsx')).TournamentScreen);
const ClubsScreen = page(async () => (await import('./clubs/clubs-screen.tsx')).ClubsScreen);
const ClubScreen = page(async () => (await import('./clubs/club-screen.tsx')).ClubScreen);

const AboutScreen = lazy(async () => ({ default: (await import('./about/about-screen.tsx')).AboutScreen }));
const AdminScreen = lazy(async () => ({ default: (await import('./me/admin-screen.tsx')).AdminScreen }));
const LearnScreen = lazy(async () => ({ default: (await import('./learn/learn-screen.tsx')).LearnScreen }));
const LookScreen = lazy(async () => ({ default: (await import('./look/look-screen.tsx')).LookScreen }));
const TourScreen = lazy(async () => ({ default: (await import('./look/tour-screen.tsx')).TourScreen }));
const AidScreen = lazy(async () => ({ default: (await import('./look/aid-screen.tsx')).AidScreen }));
const PuzzlesScreen = lazy(async () => ({ default: (await import('./puzzles/puzzles-screen.tsx')).PuzzlesScreen }));
const MeScreen = lazy(async () => ({ default: (await import('./me/me-screen.tsx')).MeScreen }));
const StudyScreen = lazy(async () => ({ default: (await import('./study/study-screen.tsx')).StudyScreen }));
const StudiesScreen = page(async () => (await import('./study/studies-screen.tsx')).StudiesScreen);
const ReplayScreen = lazy(async () => ({ default: (await import('./replay/replay-screen.tsx')).ReplayScreen }));
const RulesScreen = lazy(async () => ({ default: (await import('./rules/rules-screen.tsx')).RulesScreen }));

/** Whatever the first page need not know: replays, rules, lessons, puzzles, the pages about people and about us, and that there is no such page. */
export function Elsewhere() {
  return (
    <Switch>
      <Route path="/replay/local/:id">{({ id }) => <ReplayScreen of={{ local: id }} />}</Route>
      <Route path="/replay/:id">{({ id }) => <ReplayScreen of={{ online: id }} />}</Route>
      <Route path="/replay">{() => <ReplayScreen of={null} />}</Route>
      <Route path="/rules/:game">{({ game }) => <RulesScreen game={game} />}</Route>
      <Route path="/me" component={MeScreen} />
      <Route path="/admin" component={AdminScreen} />
      <Route path="/about" component={AboutScreen} />
      <Route path="/learn/:game/:lesson?">{(of) => <LearnScreen {...of} />}</Route>
      <Route path="/look/:game">{(of) => <LookScreen {...of} />}</Route>
      <Route path="/tour/:game">{(of) => <TourScreen {...of} />}</Route>
      <Route path="/aid/:game">{(of) => <AidScreen {...of} />}</Route>
      <Route path="/puzzles/:game?/:puzzle?">{(of) => <PuzzlesScreen {...of} />}</Route>
      <Route path="/studies" component={StudiesScreen} />
      <Route path="/study/:id/lesson/:lesson">{({ id, lesson }) => <StudyScreen id={id} lesson={lesson} />}</Route>
      <Route path="/study/:id">{({ id }) => <StudyScreen id={id} />}</Route>
      <Route path="/u/:name">{({ name }) => <ProfileScreen key={name} name={decodeURIComponent(name)} />}</Route>
      <Route path="/record">{() => <ProfileScreen name={null} />}</Route>
      <Route path="/leaderboard" component={BoardScreen} />
      <Route path="/bots" component={BotsScreen} />
      <Route path="/friends" component={FriendsScreen} />
      <Route path="/friend/:key">{({ key }) => <FriendLinkScreen of={key} />}</Route>
      <Route path="/tournaments" component={TournamentsScreen} />
      <Route path="/tournaments/new" component={NewTournamentScreen} />
      <Route path="/tournaments/:id">{({ id }) => <TournamentScreen key={id} id={id} />}</Route>
      <Route path="/clubs" component={ClubsScreen} />
      <Route path="/clubs/:id">{({ id }) => <ClubScreen key={id} id={id} />}</Route>
      <Route component={NotFound} />
    </Switch>
  );
}
