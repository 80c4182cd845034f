#!/bin/sh
# Publishes a new build on a server with nginx, atomically.
#
#   sh publish-to-nginx.sh BUILD HOME [FOLDER]
#
# BUILD is the folder that `npm run release` wrote. HOME is the folder for all releases, such as /var/www/salon; the site's
# server block includes HOME/current.conf. FOLDER is only for a site in a subfolder, such as `salon` for BASE_PATH=/salon/.
#
# Files with hashed names stay for 30 days after a release has replaced them, for visitors who still have an old page open. A
# replaced file's date is the day on which it was replaced. RELEASE.brought lists the files of that release's own build.
set -eu
build=$1
home=$2
folder=${3:-}
nginx=${NGINX:-nginx}

mkdir -p "$home/releases"
home=$(cd "$home" && pwd)
release=$(mktemp -d "$home/releases/$(date +%Y%m%d-%H%M%S)-XXXX")
chmod 755 "$release"
site=$release${folder:+/$folder}
mkdir -p "$site"
cp -R "$build/." "$site/"

own_files() { (cd "$1/assets" && find . -type f); }
own_files "$build" >"$release.brought"

current=$home/current.conf
if [ -e "$current" ]; then
  before=$(sed -n 's/^include \(.*\)\/_nginx.conf;$/\1/p' "$current")
  list=$(readlink -f "${before%"${folder:+/$folder}"}").brought
  own_files "$before" | while read -r file; do
    old=$before/assets/$file
    [ -e "$site/assets/$file" ] && continue
    if [ ! -e "$list" ] || grep -qxF "$file" "$list"; then
      cp "$old" "$site/assets/$file"
    elif [ -n "$(find "$old" -mtime -30)" ]; then
      cp -p "$old" "$site/assets/$file"
    fi
  done
fi

# Pages and headers must change together, because the policy header has hashes of the pages' inline scripts. So each version
# of _nginx.conf has its own symlink. If _nginx.conf has not changed, the symlink is switched without reloading nginx.
live=$home/live-$(cksum <"$site/_nginx.conf" | tr ' ' '-')
ln -s "$release" "$live.next"
mv -T "$live.next" "$live"

printf 'root %s;\ninclude %s/_nginx.conf;\n' "$live" "$live${folder:+/$folder}" >"$current.next"
if cmp -s "$current.next" "$current"; then
  rm "$current.next"
  exit
fi
[ -e "$current" ] && cp "$current" "$current.before"
mv "$current.next" "$current"
if ! $nginx -t; then
  [ -e "$current.before" ] && mv "$current.before" "$current"
  echo 'nginx rejected the configuration of the new release; the previous release is still online.'
  exit 1
fi
$nginx -s reload
